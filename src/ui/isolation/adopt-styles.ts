/**
 * Adds rules to a shadow root, except in a browser without constructed style sheets (Safari before 16.4).
 *
 * @returns the sheet with the rules
 */
export function adoptStyles(root: ShadowRoot, rules: string): CSSStyleSheet | undefined {
  if (!('adoptedStyleSheets' in root)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  return sheet;
}
