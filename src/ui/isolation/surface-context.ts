import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface SurfaceProps {
  /** The host's class for its own element around the surface. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

type Surface = ComponentType<SurfaceProps>;

const SurfaceContext = createContext<Surface | undefined>(undefined);

/** Says what widgets are rendered into, where that is not the page itself. */
export const SurfaceProvider = SurfaceContext.Provider;

/** What a widget is rendered into; undefined in the page itself. */
export function useSurface(): Surface | undefined {
  return useContext(SurfaceContext);
}
