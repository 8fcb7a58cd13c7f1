import { elementName } from './find-roots.ts';
import type { Finding } from './finding.ts';

/** The values of `data-birrete-prerendered` for a printed first screen that the script has not taken over. */
const kinds = new Map([
  ['missing', 'screen-missing'],
  ['other-version', 'screen-older'],
  ['other-attributes', 'screen-different'],
] as const);

/** Checks whether elements that `birrete prerender` has printed use their first screen. */
export function checkFirstScreens(page: Document): readonly Finding[] {
  const printed = [...page.querySelectorAll<HTMLElement>('[data-birrete-prerendered]')];
  return printed.flatMap((element) => {
    const { birretePrerendered: use } = element.dataset;
    const kind = [...kinds].find(([name]) => name === use)?.[1];
    return kind === undefined ? [] : [{ kind, element: elementName(element) }];
  });
}
