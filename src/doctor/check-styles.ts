import { fontPx } from './check-page.ts';
import { findRoots } from './find-roots.ts';
import type { Finding } from './finding.ts';

/** Below any reasonable base font size. */
const smallestPx = 14;

/** True if the widgets' styles take effect. */
export function checkStyles(page: Document, nonce: string | undefined): readonly Finding[] {
  const roots = findRoots(page);
  const isStyled = roots.some((root) => computed(root, '--birrete-text') !== '');
  const sizes = roots.map(fontPx);
  const small = sizes.find((px) => px < smallestPx);
  return [
    ...(!isStyled && blocksStyles(page, nonce) ? [{ kind: 'styles-blocked' } as const] : []),
    ...(isStyled && small !== undefined ? [{ kind: 'small-letters', px: small } as const] : []),
    ...(roots.some((root) => computed(root, 'user-select') === 'none')
      ? [{ kind: 'not-selectable' } as const]
      : []),
  ];
}

function computed(element: Element, name: string): string {
  const view = element.ownerDocument.defaultView ?? window;
  return view.getComputedStyle(element).getPropertyValue(name).trim();
}

/**
 * Adds a style element as the widgets would, and removes it again: a policy leaves it without a sheet. The page's
 * violation reports include this trial.
 */
function blocksStyles(page: Document, nonce: string | undefined): boolean {
  const trial = page.createElement('style');
  const known = nonce ?? page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (known !== undefined && known !== '') trial.nonce = known;
  trial.textContent = '.birrete-doctor { color: inherit; }';
  page.head.append(trial);
  const isBlocked = trial.sheet === null;
  trial.remove();
  return isBlocked;
}
