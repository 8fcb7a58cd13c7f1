import {
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';

/** Includes the host's attributes for the element around the surface. */
export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly children: ReactNode;
}

type Surface = ComponentType<SurfaceProps>;

const SurfaceContext = createContext<Surface | undefined>(undefined);

/** Provides the surface into which widgets render, if it is not the page itself. */
export const SurfaceProvider = SurfaceContext.Provider;

/** The surface into which a widget renders; undefined in the page itself. */
export function useSurface(): Surface | undefined {
  return useContext(SurfaceContext);
}
