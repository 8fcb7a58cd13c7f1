import { ShadowSurface } from '../ui/isolation/shadow-surface.tsx';
import { SurfaceProvider } from '../ui/isolation/surface-context.ts';
import { GraduationProvider, type GraduationProviderProps } from './graduation-provider.tsx';

/** The provider for React hosts. Elements create their shadow roots themselves, so they use `GraduationProvider`. */
export function IsolatedProvider(props: GraduationProviderProps) {
  const surface = props.isolation === 'shadow' ? ShadowSurface : undefined;
  return (
    <SurfaceProvider value={surface}>
      <GraduationProvider {...props} />
    </SurfaceProvider>
  );
}
