import { ShadowSurface } from '../ui/isolation/shadow-surface.tsx';
import { SurfaceProvider } from '../ui/isolation/surface-context.ts';
import { GraduationProvider, type GraduationProviderProps } from './graduation-provider.tsx';

/** The provider of React hosts. Elements have shadow roots of their own and leave these out. */
export function IsolatedProvider(props: GraduationProviderProps) {
  const surface = props.isolation === 'shadow' ? ShadowSurface : undefined;
  return (
    <SurfaceProvider value={surface}>
      <GraduationProvider {...props} />
    </SurfaceProvider>
  );
}
