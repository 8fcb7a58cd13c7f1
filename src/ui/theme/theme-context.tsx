import { createContext, type ReactNode, useContext } from 'react';
import type { Theme } from './theme.ts';

const ThemeContext = createContext<Theme>({});

interface ThemeProviderProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** Provides a theme to every `WidgetRoot` below without a theme, overlays included. It renders no element. */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

/** The theme of the surrounding widget; empty (all defaults) outside of one. */
export function useWidgetTheme(): Theme {
  return useContext(ThemeContext);
}
