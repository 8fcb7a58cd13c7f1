import { findRoots } from './find-roots.ts';
import type { Finding } from './finding.ts';

/** Checks the page as a whole: compatibility mode, language, root font size, copies of React, storage. */
export function checkPage(page: Document): readonly Finding[] {
  const roots = findRoots(page);
  return [
    ...(page.compatMode === 'BackCompat' ? [{ kind: 'quirks-mode' } as const] : []),
    ...(page.documentElement.lang.trim() === '' ? [{ kind: 'no-lang' } as const] : []),
    ...(roots.length === 0 ? [{ kind: 'no-widget' } as const] : []),
    ...checkRootFont(page),
    ...checkReacts(roots),
    ...checkStorage(page),
  ];
}

/** The default font size of browsers. */
const usualPx = 16;

function checkRootFont(page: Document): readonly Finding[] {
  const px = fontPx(page.documentElement);
  return px === usualPx ? [] : [{ kind: 'root-font-size', px }];
}

export function fontPx(element: Element): number {
  const view = element.ownerDocument.defaultView ?? window;
  return Math.round(Number.parseFloat(view.getComputedStyle(element).fontSize) * 10) / 10;
}

/**
 * React puts a random number of its copy into property names on elements. It is undocumented: if it changes, this check
 * finds nothing.
 */
function checkReacts(roots: readonly HTMLElement[]): readonly Finding[] {
  const copies = new Set(
    roots.flatMap((root) => Object.keys(root).filter((key) => key.startsWith('__reactFiber$'))),
  );
  return copies.size > 1 ? [{ kind: 'several-reacts', count: copies.size }] : [];
}

function checkStorage(page: Document): readonly Finding[] {
  const view = page.defaultView ?? window;
  return (['localStorage', 'sessionStorage'] as const)
    .filter((area) => !canStore(() => view[area]))
    .map((area) => ({ kind: 'storage-blocked', area }));
}

const probeKey = 'birrete-doctor';

/** Even naming the storage throws if it is forbidden. */
function canStore(storageOf: () => Storage): boolean {
  try {
    storageOf().setItem(probeKey, '1');
    storageOf().removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}
