import { createRoot, hydrateRoot as hydrate } from 'preact/compat/client';
import { renderFirst } from './element-ids.mjs';

export { createRoot };

/** Takes a printed tree over. */
export function hydrateRoot(container, tree) {
  return renderFirst(() => hydrate(container, tree));
}
