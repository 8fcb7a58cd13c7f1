import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';
import { decodeMessages } from '#messages/decode-messages.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { type AttributeType, attributeTable } from '../attributes/attribute-table.ts';
import { developerConsole } from '../surface/developer-console.ts';
import { printElement } from './print-element.tsx';
import { type PrintableTag, printableElements } from './printable-elements.ts';
import { readLists } from './read-lists.ts';

const usage = `birrete prerender ELEMENT [--api URL] [--texts FILE] [--fallback TEXT] [--ATTRIBUTE VALUE …]

Prints an element with its first screen, to paste into a page: visitors see it before its script has arrived.
  ELEMENT     ${Object.keys(printableElements).join(', ')}
  --api       the API to read the wizard's lists from (by default --api-base, if that is a whole address)
  --texts     the JSON file of the attribute messages
  --fallback  the text between the tags, for visitors without scripts
Every attribute of the element is an option: --brand '#00529b' --status-href /estado
On the error output it writes the hash for style-src of a Content-Security-Policy.`;

/** A problem with the command's arguments. */
class WrongUse extends Error {}

interface Call {
  readonly tag: PrintableTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly api: string | undefined;
  readonly texts: string | undefined;
  readonly fallback: string | undefined;
}

/** The surroundings of the command. */
export interface Surroundings {
  /** The file of a widget's code, in the build beside the command. */
  buildOf(widget: string): Promise<string>;
  write(html: string): void;
  /** Tells the webmaster something besides the element. */
  note(text: string): void;
}

/**
 * Runs `birrete prerender`.
 *
 * @returns the exit code
 */
export async function prerender(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const { tag, attributes, api, texts, fallback } = readCall(args);
    const { name } = printableElements[tag];
    const lists =
      name === 'wizard' ? await listsOf(api ?? attributes['api-base'], around) : undefined;
    const messages = texts === undefined ? {} : await messagesIn(texts);
    const element = {
      tag,
      attributes,
      build: await around.buildOf(name),
      messages,
      lists,
      fallback,
    };
    const { html, styleHash } = printElement(element, developerConsole(tag));
    around.write(html);
    if (fallback === undefined)
      around.note('Without --fallback, a visitor without scripts learns of no other way.');
    around.note(`Content-Security-Policy: style-src ${styleHash}`);
    return 0;
  } catch (cause) {
    if (!(cause instanceof WrongUse)) throw cause;
    around.note(`${cause.message}\n\n${usage}`);
    return 2;
  }
}

function readCall(args: readonly string[]): Call {
  const [tag, ...rest] = args;
  if (!isPrintable(tag)) {
    throw new WrongUse(tag === undefined ? 'Name an element.' : `${tag} can't be printed.`);
  }
  const { api, texts, fallback, ...attributes } = readOptions(tag, rest);
  if (attributes.theme?.trim() === 'inherit') {
    throw new WrongUse('--theme inherit needs the page; name its colours and its font.');
  }
  if ((attributes.isolation ?? 'shadow') !== 'shadow') {
    throw new WrongUse('A first screen is printed into a shadow root: leave --isolation out.');
  }
  return { tag, attributes: { 'api-base': '/', ...attributes }, api, texts, fallback };
}

function isPrintable(tag: string | undefined): tag is PrintableTag {
  return tag !== undefined && Object.hasOwn(printableElements, tag);
}

function readOptions(tag: PrintableTag, args: readonly string[]) {
  const table: Readonly<Record<string, AttributeType>> =
    attributeTable[printableElements[tag].name];
  const types = { ...table, api: 'text', texts: 'text', fallback: 'text' };
  const options = Object.entries(types).map(([name, type]) => {
    return [name, { type: type === 'flag' ? ('boolean' as const) : ('string' as const) }] as const;
  });
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) });
    const written = Object.entries(values).map(([name, value]) => {
      return [name, typeof value === 'string' ? value : ''] as const;
    });
    return Object.fromEntries(written) as Readonly<Record<string, string>>;
  } catch (cause) {
    throw new WrongUse(cause instanceof Error ? cause.message : String(cause));
  }
}

/** The lists of the wizard; without them it prints the frame around its first step. */
async function listsOf(
  api: string | undefined,
  { note }: Surroundings,
): Promise<WizardLists | undefined> {
  if (api === undefined || !/^https?:\/\//.test(api)) {
    note('Without --api, the first step stays empty until the script has arrived.');
    return undefined;
  }
  try {
    return await readLists(api);
  } catch (cause) {
    note(`The first step stays empty: ${String(cause)}.`);
    return undefined;
  }
}

async function messagesIn(file: string): Promise<MessagesByNamespace> {
  try {
    return decodeMessages(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new WrongUse(`--texts ${file}: ${String(cause)}`);
  }
}
