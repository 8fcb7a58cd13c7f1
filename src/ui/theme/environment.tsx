import { createContext, type ReactNode, useContext } from 'react';

/** The event target of a widget. Events from a shadow root don't reach the window with their targets. */
export interface DomEnvironment {
  readonly addEventListener: Window['addEventListener'];
  readonly removeEventListener: Window['removeEventListener'];
  readonly document: Document;
  readonly Node: typeof window.Node;
}

const DomEnvironmentContext = createContext<DomEnvironment | undefined>(undefined);

interface DomEnvironmentProviderProps {
  readonly environment: DomEnvironment | undefined;
  readonly children: ReactNode;
}

/** Provides the event target to widgets that are rendered inside a shadow root. */
export function DomEnvironmentProvider({ environment, children }: DomEnvironmentProviderProps) {
  return (
    <DomEnvironmentContext.Provider value={environment}>{children}</DomEnvironmentContext.Provider>
  );
}

/** The event target of this widget; the window by default, and `undefined` on a server. */
export function useDomEnvironment(): DomEnvironment | undefined {
  const provided = useContext(DomEnvironmentContext);
  return provided ?? (typeof window === 'undefined' ? undefined : window);
}

/** The event target of a widget in a shadow root, whose events reach the window without their targets. */
export function environmentIn(root: ShadowRoot): DomEnvironment {
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document,
    Node: window.Node,
  };
}
