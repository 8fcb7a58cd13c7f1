/** Adds rules to a shadow root, except in a browser without constructed style sheets (Safari before 16.4). */
export function adoptStyles(root: ShadowRoot, rules: string): void {
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
}
