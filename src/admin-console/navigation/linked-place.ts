import type { RouterAdapter } from '#routing/router-adapter.ts';
import { placeIn, withoutPlace } from '../addresses/console-link.ts';
import type { ConsolePlace } from '../addresses/console-place.ts';

/** The page of the console that a link names, in the router's location or, whatever the router, in the page's address. */
export function linkedPlace(router: RouterAdapter): ConsolePlace | undefined {
  return placeIn(router.getLocation().search) ?? placeIn(window.location.search);
}

/** Takes the link out of the page's address, where the router's next navigation does not. */
export function forgetPageLink(router: RouterAdapter): void {
  const isRouters = placeIn(router.getLocation().search) !== undefined;
  if (isRouters || placeIn(window.location.search) === undefined) return;
  const address = new URL(window.location.href);
  address.search = withoutPlace(address.search);
  window.history.replaceState(window.history.state, '', address);
}
