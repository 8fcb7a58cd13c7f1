import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeMessages } from '../src/messages/decode-messages.ts';
import type { MessagesByNamespace } from '../src/messages/define-messages.ts';
import { checkCatalogue } from './check-catalogue.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Prints what a catalogue lacks beside the Spanish one, and fails where it lacks something.
 *
 * @param target a language of birrete (`pt-BR`), or a JSON file or module that is named after its language (`fr.json`)
 */
export async function printMissing(target: string): Promise<void> {
  const file = fileOf(target);
  const language = languageOf(target);
  if (!existsSync(file) || language === undefined) {
    console.error(`${target} is neither a language of birrete nor a file named like fr.json.`);
    process.exitCode = 1;
    return;
  }
  const findings = checkCatalogue(language, await readCatalogue(file));
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? `${language} is complete.` : `Findings: ${findings.length}`);
  if (findings.length > 0) process.exitCode = 1;
}

function fileOf(target: string): string {
  const own = path.join(root, 'src/exports/messages', `${target.toLowerCase()}.ts`);
  return existsSync(own) ? own : path.resolve(target);
}

function languageOf(target: string): string | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf(path.parse(target).name)[0];
  } catch {
    // The name is no language tag.
    return undefined;
  }
}

/** The words of a JSON file, or the first export of a module. */
async function readCatalogue(file: string): Promise<MessagesByNamespace> {
  if (file.endsWith('.json')) return decodeMessages(JSON.parse(await readFile(file, 'utf8')));
  const exported: Readonly<Record<string, unknown>> = await import(file);
  return decodeMessages(Object.values(exported)[0]);
}
