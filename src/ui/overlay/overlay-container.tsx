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

/** The container of overlays; `undefined` is the document's body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainerContext) ?? undefined;
}
