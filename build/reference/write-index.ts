import { docOf } from './describe.ts';
import { table } from './markdown.ts';
import type { Page } from './place-names.ts';
import type { Source } from './source.ts';
import { notice, type Reference, titleOf } from './write-page.ts';

/** The list of all pages. */
export function writeIndex({ source, pages }: Reference): string {
  const groups = [...new Set(pages.map(({ text }) => text.group))].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const lines = groups.flatMap((group) => {
    const inGroup = pages.filter(({ text }) => text.group === group);
    const rows = inGroup.map((page) => [
      `[${titleOf(page)}](${page.text.page}.md)`,
      summaryOf(page, source),
    ]);
    return [`## ${group}`, '', ...table(['page', 'content'], rows)];
  });
  const intro = `One page per widget, element, provider, adapter and function. The examples are complete files, which the tests compile
and run; \`npm run playground\` shows them in a browser, without a server.`;
  return `${[notice, '', '# Reference', '', intro, '', ...lines].join('\n').trimEnd()}\n`;
}

const order = ['Widgets', 'Elements', 'Provider', 'Adapters', 'Functions', 'Servers and tests'];

/** The summary of a page, for the index. */
export function summaryOf({ text, names }: Page, source: Source): string {
  if (text.summary !== undefined) return text.summary;
  const [main] = names;
  const whole = main === undefined ? '' : docOf(main.symbol, source).text;
  return /^.*?[.](?=\s|$)/s.exec(whole)?.[0] ?? whole;
}
