import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(
  new URL('dist/bin/birrete.js', import.meta.resolve('birrete/package.json')),
);

/** A page whose element has its first screen. */
export interface PrintedPage {
  readonly html: string;
  /** The source of the screen's styles for `style-src`. */
  readonly styleHash: string;
}

/** A webmaster's job would run every night; here the lists change with each ceremony that a visitor tries out. */
const maxAgeMs = 60_000;

/** Prints a page again when it is older. @returns undefined while that fails */
export function createPrinter(file: string): (api: string) => Promise<PrintedPage | undefined> {
  let printed: Promise<PrintedPage | undefined> = Promise.resolve(undefined);
  let printedAt = Number.NEGATIVE_INFINITY;
  return (api) => {
    if (Date.now() - printedAt > maxAgeMs) {
      printedAt = Date.now();
      printed = printForm(file, api).catch(() => undefined);
    }
    return printed;
  };
}

/**
 * Puts the first screen into the element of a page, as a nightly job of a webmaster would: it runs the command with the
 * element's attributes and pastes the template.
 *
 * @param file of a page with one element
 * @param api to read the lists of the wizard from
 */
async function printForm(file: string, api: string): Promise<PrintedPage> {
  const page = await readFile(file, 'utf8');
  const [start = '', tag = '', written = ''] = /<(graduation-[a-z]+)([^>]*)>/.exec(page) ?? [];
  const attributes = [...written.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)];
  const options = attributes
    .map(([, name = '', ...values]) => [`--${name}`, values.join('')])
    .filter(([name]) => name !== '--class');
  const texts = path.resolve(import.meta.dirname, '../pages/graduacion/mensajes.json');
  const args = [command, 'prerender', tag, '--api', api, '--texts', texts, ...options.flat()];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const template = /<template.+<\/template>/s.exec(stdout)?.[0] ?? '';
  const styles = /<style>(.*?)<\/style>/s.exec(template)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  return {
    html: page.replace(start, () => `${start.slice(0, -1)} data-birrete-prerendered>${template}`),
    styleHash: `'sha256-${hash}'`,
  };
}
