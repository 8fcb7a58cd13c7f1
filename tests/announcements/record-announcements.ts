import { onTestFinished, vi } from 'vitest';

export interface Recording {
  /** Texts added to a live region that screen readers knew before, with the region's politeness, in order. */
  readonly announced: string[];
  /** Texts that came together with their live region, or in a hidden one. NVDA and JAWS skip them. */
  readonly missed: string[];
}

/** Records until the end of the test what the page's live regions give to screen readers. */
export function recordAnnouncements(): Recording {
  const recording: Recording = { announced: [], missed: [] };
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const { target, addedNodes, type } of records) {
      if (added.some((node) => node.contains(target))) continue;
      for (const node of type === 'childList' ? addedNodes : [target])
        note(node, target, recording);
    }
  });
  const observe = (root: Node) => {
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  };
  observeShadows(observe);
  observe(document.body);
  onTestFinished(() => observer.disconnect());
  return recording;
}

/** Also those that are closed, which the page's scripts can't read. */
function observeShadows(observe: (root: Node) => void): void {
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function observed(
    this: Element,
    options: ShadowRootInit,
  ) {
    const root = attach.call(this, options);
    observe(root);
    return root;
  });
}

function note(node: Node, target: Node, { announced, missed }: Recording): void {
  const region = regionAround(target);
  if (region === undefined) missed.push(...regionsWithin(node).flatMap(spokenText));
  else if (isHidden(region)) missed.push(...spokenText(node));
  else announced.push(...spokenText(node).map((text) => `${politenessOf(region)}: ${text}`));
}

const regions =
  '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';

function regionAround(node: Node): Element | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(regions) ?? undefined;
}

function regionsWithin(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return node.matches(regions) ? [node] : [...node.querySelectorAll(regions)];
}

function politenessOf(region: Element): string {
  const implied = region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
  return region.getAttribute('aria-live') ?? implied;
}

/** True if the region or an element around it is hidden from screen readers, also around its shadow root. */
function isHidden(region: Element): boolean {
  if (!region.isConnected || region.closest('[aria-hidden="true"], [inert], [hidden]') !== null) {
    return true;
  }
  const root = region.getRootNode();
  return root instanceof ShadowRoot && isHidden(root.host);
}

function spokenText(node: Node): readonly string[] {
  const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}
