import type { MessagesByNamespace } from './define-messages.ts';

/**
 * Merges messages by namespace and key; later layers win.
 *
 * @example mergeMessages(english, { wizard: { title: 'Apply for graduation' } })
 */
export function mergeMessages(...layers: readonly MessagesByNamespace[]): MessagesByNamespace {
  const namespaces = new Set(layers.flatMap((layer) => Object.keys(layer)));
  return Object.fromEntries(
    [...namespaces].map((namespace) => [
      namespace,
      Object.assign({}, ...layers.map((layer) => layer[namespace])),
    ]),
  );
}
