/**
 * Replaces the lines between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error if the page has no such block
 */
export function withBlock(page: string, name: string, content: string): string {
  const block = new RegExp(`(<!-- ${name}[^>]* -->\\n).*?(\\n<!-- /${name} -->)`, 's');
  if (!block.test(page)) throw new Error(`The page has no block <!-- ${name} -->.`);
  return page.replace(block, (_, start: string, end: string) => `${start}\n${content}\n${end}`);
}
