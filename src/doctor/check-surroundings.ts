import { ancestorsOf, elementName, findRoots, shadowHost } from './find-roots.ts';
import type { Finding } from './finding.ts';

/** Effects of the elements around the widgets. Each element is named once. */
export function checkSurroundings(page: Document, portalContainer?: Element): readonly Finding[] {
  const roots = findRoots(page);
  const layers = roots.map((root) => layersOf(root, page, portalContainer));
  const trapping = unique(layers.flatMap((layer) => [layer, ...ancestorsOf(layer)]));
  const around = unique(roots.flatMap(ancestorsOf));
  return [
    ...trapping.flatMap((element) => {
      const rule = trappingRule(element);
      return rule === undefined || element === page.documentElement
        ? []
        : [{ kind: 'trapped-overlays', element: elementName(element), rule } as const];
    }),
    ...around
      .filter((element) => cutsOff(element, page))
      .map((element) => ({ kind: 'cut-off', element: elementName(element) }) as const),
  ];
}

/** The containers of a widget's dialogs: the host's choice, else the element that contains it, else the body. */
function layersOf(
  root: HTMLElement,
  page: Document,
  portalContainer: Element | undefined,
): Element {
  return portalContainer ?? shadowHost(root.getRootNode()) ?? page.body;
}

function unique(elements: readonly Element[]): readonly Element[] {
  return [...new Set(elements)];
}

/** Properties that make an element the containing block of fixed content (CSS Positioned Layout 3). */
const frames = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'perspective',
  'filter',
  'backdrop-filter',
];
const promises = /transform|translate|rotate|scale|perspective|filter|contain/;

function trappingRule(element: Element): string | undefined {
  const style = computedStyle(element);
  const set = frames.find((name) => {
    const value = style.getPropertyValue(name);
    return value !== '' && value !== 'none';
  });
  if (set !== undefined) return `${set}: ${style.getPropertyValue(set)}`;
  if (/layout|paint|strict|content/.test(style.contain)) return `contain: ${style.contain}`;
  if (promises.test(style.willChange)) return `will-change: ${style.willChange}`;
  if (style.contentVisibility === 'auto') return 'content-visibility: auto';
  return undefined;
}

/** Content that is clipped and can't be scrolled to. The page's scroll position does not matter. */
function cutsOff(element: Element, page: Document): boolean {
  if (element === page.body || element === page.documentElement) return false;
  const isHidden = /hidden|clip/.test(computedStyle(element).overflowY);
  return isHidden && element.scrollHeight > element.clientHeight + 1;
}

function computedStyle(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
