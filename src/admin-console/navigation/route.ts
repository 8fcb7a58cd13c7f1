import type { ApiClient } from '#api/client.ts';
import type { Extra } from '#contract/extras.ts';
import type { CallPath } from '#contract/paths/call-path.ts';
import type { LazyView } from '#react/lazy.tsx';
import type { consoleMessages } from '../console.messages.ts';
import type { ResourceName } from '../data/resource-name.ts';

/** A section of the console: a row of the route table. */
export interface ConsoleRoute {
  readonly id: string;
  /** Relative to the console's base. */
  readonly path: string;
  /** True if the route also matches deeper paths. */
  readonly isWildcard: boolean;
  /** Name of the section in the menu. */
  readonly label: ConsoleMessage;
  /** Heading of the section, before its code has loaded. @default the label */
  readonly heading?: ConsoleMessage | undefined;
  /** The icon in the side menu: an SVG path in a viewBox of 24 by 24. */
  readonly icon: string;
  readonly view: LazyView<object>;
  /** The calls of its first screen, which are sent while its code loads. */
  readonly firstCalls?: readonly FirstCall[] | undefined;
}

type ConsoleMessage = keyof typeof consoleMessages.defaults;

interface FirstCall {
  readonly call: CallPath;
  /** The list that it reads. @default none: the call answers something else */
  readonly list?: ResourceName | undefined;
  /** The feature that a server offers if it has the call. @default none: every server has it */
  readonly extra?: Extra | undefined;
}

/** Finds the section for a path relative to the base. */
export function findRoute(routes: readonly ConsoleRoute[], path: string): ConsoleRoute | undefined {
  return routes.find(
    (route) => path === route.path || (route.isWildcard && path.startsWith(`${route.path}/`)),
  );
}

/** The calls of a section's first screen that the server has. */
export function offeredCalls(
  { firstCalls = [] }: ConsoleRoute,
  api: ApiClient,
): readonly FirstCall[] {
  return firstCalls.filter(({ extra }) => extra === undefined || api.offers(extra));
}
