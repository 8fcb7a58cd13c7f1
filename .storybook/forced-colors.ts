/**
 * Lets the rules for forced colours hold as if the person had forced them. A page can't force colours; with these rules
 * and the system's colours in the tokens it comes near. The browser's own emulation is what the tests use.
 *
 * @returns takes it back.
 */
export function forceColors(): () => void {
  const changed = new Set<CSSMediaRule>();
  // styled-components writes the rules of a component when it is first rendered, and reports it nowhere.
  const timer = setInterval(() => apply(changed), 250);
  apply(changed);
  return () => {
    clearInterval(timer);
    for (const rule of changed) rule.media.mediaText = condition;
  };
}

const condition = '(forced-colors: active)';

function apply(changed: Set<CSSMediaRule>): void {
  for (const sheet of sheets()) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule) || rule.media.mediaText !== condition) continue;
      rule.media.mediaText = 'all';
      changed.add(rule);
    }
  }
}

/** The style sheets of the page, and of the shadow root that a story is in. */
function sheets(): CSSStyleSheet[] {
  const roots = [...document.querySelectorAll('#storybook-root > *')].flatMap(
    ({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [],
  );
  return [...document.styleSheets, ...document.adoptedStyleSheets, ...roots];
}
