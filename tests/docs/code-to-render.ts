import type { Plugin } from 'vite';
import { isTaken, moduleOf, pageCode, pages } from './code-of-page.ts';

const list = 'virtual:code-to-render';

/** A component of a block that needs no props: what its file shows. */
const component = /^export function ([A-Z]\w*)\(\)/m;

/** Provides the code blocks that show a widget as modules. Their default export is the component, as an element. */
export function codeToRender(): Plugin {
  const samples = pages.flatMap(pageCode).filter((sample) => !isTaken(sample));
  const named = samples.map((sample) => ({
    ...sample,
    name: `block ${sample.place} of ${sample.page}`,
  }));
  const modules = named
    // Storybook shows what its pages (.mdx) describe.
    .filter(({ page, language }) => language === 'tsx' && page.endsWith('.md'))
    .filter(({ code }) => component.test(code) || code.includes('createRoot'))
    .map((sample) => ({ name: sample.name, ...moduleOf(sample) }));
  const markup = named
    .filter(({ language, code }) => language === 'html' && code.includes('<graduation-'))
    .map(({ name, code }) => ({ name, html: code }));
  const entries = modules.map(
    ({ name, file }) => `{ name: '${name}', load: () => import('${file}') }`,
  );
  const codes = new Map([
    ...modules.map(({ file, code }) => [file, withElement(code)] as const),
    [list, `export const pieces = [${entries}]; export const markup = ${JSON.stringify(markup)};`],
  ]);
  return {
    name: 'birrete-code-to-render',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id) ? id : undefined),
    load: (id) => codes.get(id),
  };
}

function withElement(code: string): string {
  const [, name] = component.exec(code) ?? [];
  return name === undefined ? code : `${code}\nexport default <${name} />;\n`;
}
