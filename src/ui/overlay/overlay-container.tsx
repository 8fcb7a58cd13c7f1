import { createContext, type ReactNode, useContext } from 'react';

const OverlayContainerContext = createContext<HTMLElement | null>(null);

interface OverlayContainerProviderProps {
  /** Container of overlays, e.g. an element inside a shadow root; `null` is the document's body. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/** Sets the container of the widgets' dialogs and notices. */
export function OverlayContainerProvider({ container, children }: OverlayContainerProviderProps) {
  return (
    <OverlayContainerContext.Provider value={container}>
      {children}
    </OverlayContainerContext.Provider>
  );
}

/**
 * Marks an overlay for React Aria: in a shadow root it keeps watching a dialog while another is above it, and makes that
 * one inert, unless it is marked.
 */
export function useTopLayerMark(): '' | undefined {
  const container = useOverlayContainer();
  const isInShadow = container !== undefined && container.getRootNode() instanceof ShadowRoot;
  return isInShadow ? '' : undefined;
}

/** The container of overlays; `undefined` is the document's body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainerContext) ?? undefined;
}
