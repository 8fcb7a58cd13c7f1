import type { Plugin } from 'vite';
import { codeOf, isTaken, moduleOf, pages } from './code-of-page.ts';

const list = 'virtual:code-to-render';

/** Provides the code blocks that show a widget as modules. Their default export is the element at the end of the block. */
export function codeToRender(): Plugin {
  const samples = pages.flatMap(codeOf).filter((sample) => !isTaken(sample));
  const named = samples.map((sample) => ({
    ...sample,
    name: `block ${sample.place} of ${sample.page}`,
  }));
  const modules = named
    .filter(({ language, code }) => language === 'tsx' && /^<[\s\S]*;\n$|createRoot/m.test(code))
    .map((sample) => ({ name: sample.name, ...moduleOf(sample) }));
  const markup = named
    .filter(({ language, code }) => language === 'html' && code.includes('<graduation-'))
    .map(({ name, code }) => ({ name, html: code }));
  const entries = modules.map(
    ({ name, file }) => `{ name: '${name}', load: () => import('${file}') }`,
  );
  const codes = new Map([
    ...modules.map(({ file, code }) => [file, code.replace(/^</m, 'export default <')] as const),
    [list, `export const pieces = [${entries}]; export const markup = ${JSON.stringify(markup)};`],
  ]);
  return {
    name: 'birrete-code-to-render',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id) ? id : undefined),
    load: (id) => codes.get(id),
  };
}
