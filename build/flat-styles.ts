import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const styleSheets = /\.styles\.tsx?$/;

/**
 * Takes the line breaks and indentations out of the style sheets' templates: nobody reads them in a browser, and they are
 * more than a percent of what the console weighs, compressed.
 */
export const flatStyles: Plugin = {
  name: 'flat-styles',
  setup({ onLoad }) {
    onLoad({ filter: styleSheets }, async ({ path }) => ({
      contents: flatten(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** After a brace that closes, a space stays: it may close an interpolation that a selector goes on from. */
function flatten(source: string): string {
  return source.replace(/`[^`]*`/g, (template) =>
    template
      .replace(
        /([{;,]?)\s*\n\s*(\}?)/g,
        (_, before: string, after: string) => before + (before + after === '' ? ' ' : '') + after,
      )
      // No selector has a space after its colon, and no declaration needs one there.
      .replace(/(?<=[a-z]): /g, ':')
      .replaceAll(' {', '{')
      .replaceAll(';}', '}'),
  );
}
