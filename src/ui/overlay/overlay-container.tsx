import { createContext, type ReactNode, useContext } from 'react';

const OverlayContainerContext = createContext<HTMLElement | null>(null);

interface OverlayContainerProviderProps {
  /** Where overlays are put, e.g. an element inside a shadow root; `null` means the document's body. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/** Decides where dialogs and notices of the widgets below are put. */
export function OverlayContainerProvider({ container, children }: OverlayContainerProviderProps) {
  return (
    <OverlayContainerContext.Provider value={container}>
      {children}
    </OverlayContainerContext.Provider>
  );
}

/** The element that overlays are rendered into; `undefined` means the document's body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainerContext) ?? undefined;
}
