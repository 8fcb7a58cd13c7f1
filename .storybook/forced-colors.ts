/**
 * Approximates forced colours: applies the rules of the media query, while the tokens get system colours. A page can't
 * force colours. Tests use the browser's emulation instead.
 *
 * @returns a function that undoes it.
 */
export function forceColors(): () => void {
  const changed = new Set<CSSMediaRule>();
  // styled-components inserts a component's rules when it first renders, without an event.
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

/** Style sheets of the page and of the story's shadow root. */
function sheets(): CSSStyleSheet[] {
  const roots = [...document.querySelectorAll('#storybook-root > *')].flatMap(
    ({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [],
  );
  return [...document.styleSheets, ...document.adoptedStyleSheets, ...roots];
}
