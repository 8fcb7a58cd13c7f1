/** Kinds of isolation between widgets and the styles of the page. */
export const isolations = ['guarded', 'layer', 'shadow'] as const;

/**
 * `guarded`: the widgets' rules take precedence over the page's, ids included. `layer`: they are in `@layer birrete`,
 * over which any unlayered rule of the page takes precedence. `shadow`: each widget is in a shadow root, which rules of
 * the page don't reach.
 */
export type Isolation = (typeof isolations)[number];
