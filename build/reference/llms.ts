import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './source.ts';
import { summaryOf } from './write-index.ts';
import { type Reference, titleOf } from './write-page.ts';

/** `docs/llms.txt`: the pages of the documentation for language models (https://llmstxt.org). */
export function llmsText(reference: Reference): string {
  const { source, pages } = reference;
  const links = pages.map(
    (page) =>
      `- [${titleOf(page).replaceAll('`', '')}](reference/${page.text.page}.md): ${summaryOf(page, source).replaceAll('\n', ' ')}`,
  );
  return `# birrete

> React widgets and custom elements for university graduations, in Spanish: an application wizard, a status look-up, a
> verification of titles and an administration console. TypeScript, React 18 and 19, no global styles.

A page needs an API that implements the contract (api-contract.md), or the fake one of birrete/testing. Start with agents.md.

## Guides

${guides().join('\n')}

## Reference

${links.join('\n')}
`;
}

/** The entries of docs/README.md that are pages of docs, as one line each. */
function guides(): readonly string[] {
  const index =
    readFileSync(path.join(root, 'docs/README.md'), 'utf8').split('## Work on')[0] ?? '';
  const items = index.match(/^- \[.*(?:\n {2}.*)*/gm) ?? [];
  return items
    .map((item) => item.replaceAll(/\n */g, ' '))
    .filter((item) => /\]\((?!\.\.\/)[\w-]+\.(md|json)\)/.test(item));
}
