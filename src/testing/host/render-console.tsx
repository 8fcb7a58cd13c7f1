import type { AdminConsoleProps } from '#admin-console/admin-console.tsx';
import { type MemoryRouter, memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '../fake-auth.ts';
import { type RenderedWidget, type RenderOptions, renderWidget } from './render-widget.tsx';

/** Options of `renderConsole`. */
export interface RenderConsoleOptions extends RenderOptions {
  /** Props of the console. */
  readonly console?: AdminConsoleProps | undefined;
  /** The address that is opened: '/admin/applications?status=pending'. @default '/admin' */
  readonly at?: string | undefined;
  /** True if an administrator is signed in. Otherwise the console shows its sign-in, for `signIn`. @default true */
  readonly isSignedIn?: boolean | undefined;
}

/** The console, and the router that holds its address. */
export interface RenderedConsole extends RenderedWidget {
  /** Reports the address and goes back. Not in use if `provider.router` is set. */
  readonly router: MemoryRouter;
}

/**
 * Renders the console over the fake API in a browser. jsdom and happy-dom have no layout: long lists stay empty there.
 *
 * @example
 * const { container } = await renderConsole({ at: '/admin/applications', scenario: 'decided-meanwhile' });
 */
export async function renderConsole(options: RenderConsoleOptions = {}): Promise<RenderedConsole> {
  const { AdminConsole } = await import('#admin-console/admin-console.tsx');
  const { at = '/admin', isSignedIn = true } = options;
  const router = memoryRouter(at);
  const auth = isSignedIn ? createFakeAuth({ role: 1 }) : createFakeAuth();
  const console = <AdminConsole {...options.console} />;
  return { ...(await renderWidget(options, { router, auth }, console)), router };
}
