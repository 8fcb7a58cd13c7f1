import { createContext, type ReactNode, useContext } from 'react';

/**
 * The button that opens the side menu, for the page heading; null where the side menu or the top bar shows it.
 */
export const MenuPlaceContext = createContext<ReactNode>(null);

/** The menu button beside the heading of a page, or above a failure that replaces the page. */
export function MenuPlace() {
  return useContext(MenuPlaceContext);
}
