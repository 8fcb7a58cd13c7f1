import { createContext, useContext } from 'react';
import { MenuSpace } from './side-menu.tsx';

/** True if the button of the side menu stands at the start of the main part: there is no top bar that shows it. */
export const MenuPlaceContext = createContext(false);

/** The space of the menu button beside the heading of a page, or above a failure that replaces the page. */
export function MenuPlace() {
  return useContext(MenuPlaceContext) ? <MenuSpace /> : null;
}
