import type { ConsoleSection } from '#admin-console/addresses/console-place.ts';
import { waitUntil } from '../wait-until.ts';
import type { TestUser } from './test-user.ts';
import { withoutAct } from './without-act.ts';

/** Options of `openSection`. */
export interface OpenSectionOptions {
  /** The user of `@testing-library/user-event`, or of Vitest's browser. */
  readonly user: TestUser;
  /** The section to open. */
  readonly section: ConsoleSection;
  /** The time in which each part has to appear, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined;
}

/**
 * Opens a section of the console by its menu, in any language and at any width, and waits for its heading.
 *
 * @param page an element around the console: the container of `renderConsole`, or of the host's own page
 * @throws when the console does not show the section
 */
export function openSection(page: Element, options: OpenSectionOptions): Promise<void> {
  const { user, section, timeoutMs } = options;
  const seen = (look: () => Element | null | undefined) =>
    waitUntil(look, `The console did not show ${section}.`, timeoutMs);
  return withoutAct(async () => {
    const menu = await seen(() => linkTo(section, page) ?? menuButtonIn(page));
    if (menu.localName === 'button') await user.click(menu);
    const link = await seen(() => linkTo(section, page));
    const former = page.querySelector('main h1');
    if (link.ariaCurrent === 'page' && former !== null) return;
    await user.click(link);
    await seen(() => {
      const heading = page.querySelector('main h1');
      return heading === former ? undefined : heading;
    });
  });
}

/** The menu's links are addresses of the router; the dashboard is at the base of the others. */
function linkTo(section: ConsoleSection, page: Element): HTMLAnchorElement | undefined {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a[href]')];
  const linkAddress = (link: Element) => link.getAttribute('href') ?? '';
  if (section !== 'dashboard') {
    return links.find((link) => linkAddress(link).endsWith(`/${section}`));
  }
  const isAbove = (link: Element) =>
    links.every((other) => linkAddress(other).startsWith(linkAddress(link)));
  return links.find(isAbove);
}

/** On narrow screens the menu is behind a button. */
function menuButtonIn(page: Element): Element | null {
  return page.querySelector('button[aria-haspopup="dialog"][aria-expanded="false"]');
}
