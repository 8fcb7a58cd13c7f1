import { ShadowSurface } from '../ui/isolation/shadow-surface.tsx';
import { SurfaceProvider } from '../ui/isolation/surface-context.ts';
import { GraduationProvider, type GraduationProviderProps } from './graduation-provider.tsx';

/** The provider for React hosts. Custom elements have shadow roots and do not need the isolation. */
export function IsolatedProvider(props: GraduationProviderProps) {
  const surface = props.isolation === 'shadow' ? ShadowSurface : undefined;
  return (
    <SurfaceProvider value={surface}>
      <GraduationProvider {...props} />
    </SurfaceProvider>
  );
}
