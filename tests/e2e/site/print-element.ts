import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface PrintedElement {
  readonly html: string;
  /** The source for `style-src` that the command names. */
  readonly styleHash: string;
}

/** Prints an element by the built command. */
export async function printElement(
  tag: string,
  ...options: readonly string[]
): Promise<PrintedElement> {
  const command = ['dist/bin/birrete.js', 'prerender', tag, ...options];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
  return { html: stdout, styleHash: /style-src (.+)/.exec(stderr)?.[1] ?? '' };
}
