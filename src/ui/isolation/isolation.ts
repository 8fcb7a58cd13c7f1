/** How widgets and the styles of the page around them are kept apart. */
export const isolations = ['guarded', 'layer', 'shadow'] as const;

/**
 * `guarded`: the widgets' rules outweigh the page's, ids included. `layer`: they are in `@layer birrete`, which any plain
 * rule of the page outweighs. `shadow`: each widget is in a shadow root, which rules of the page don't reach.
 */
export type Isolation = (typeof isolations)[number];
