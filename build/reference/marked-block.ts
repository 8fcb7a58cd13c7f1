const blockNamed = (name: string) =>
  new RegExp(`(<!-- ${name}[^>]* -->\\n).*?(\\n<!-- /${name} -->)`, 's');

/** The lines between `<!-- name -->` and `<!-- /name -->`; empty if there is no such block. */
export function blockOf(page: string, name: string): string {
  return blockNamed(name).exec(page)?.[0] ?? '';
}

/**
 * Replaces the lines between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error if the page has no such block
 */
export function withBlock(page: string, name: string, content: string): string {
  const block = blockNamed(name);
  if (!block.test(page)) throw new Error(`The page has no block <!-- ${name} -->.`);
  return page.replace(block, (_, start: string, end: string) => `${start}\n${content}\n${end}`);
}
