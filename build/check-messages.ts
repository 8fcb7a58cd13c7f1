import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeMessages } from '#messages/decode-messages.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { missingFromSpanish } from './declared-messages.ts';

/**
 * Lists the missing and wrong messages of languages, and fails if there are any. Without an argument it checks all
 * languages of birrete, and that the Spanish texts include the messages of all features.
 *
 * Argument: a language of birrete (`pt-BR`), or a JSON file or module that is named after its language (`fr.json`).
 */
const languages = path.resolve(import.meta.dirname, '../src/languages');
const [target] = process.argv.slice(2);
const isComplete = target === undefined ? await checkAll() : await check(target);
if (!isComplete) process.exitCode = 1;

async function checkAll(): Promise<boolean> {
  const missing = await missingFromSpanish();
  for (const key of missing) console.error(`${key} is missing from src/languages/spanish.ts.`);
  const files = globSync('*.json', { cwd: languages });
  const results = await Promise.all(files.map((file) => check(path.parse(file).name)));
  return missing.length === 0 && results.every(Boolean);
}

async function check(name: string): Promise<boolean> {
  const file = fileOf(name);
  const language = languageOf(name);
  if (!existsSync(file) || language === undefined) {
    console.error(`${name} is neither a language of birrete nor a file named like fr.json.`);
    return false;
  }
  const findings = checkCatalogue(language, await readCatalogue(file));
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? `${language} is complete.` : `Findings: ${findings.length}`);
  return findings.length === 0;
}

function fileOf(name: string): string {
  const ours = path.join(languages, `${name.toLowerCase()}.json`);
  return existsSync(ours) ? ours : path.resolve(name);
}

function languageOf(name: string): string | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf(path.parse(name).name)[0];
  } catch {
    // The name is not a language tag.
    return undefined;
  }
}

/** Reads the messages of a JSON file, or the first export of a module. */
async function readCatalogue(file: string): Promise<MessagesByNamespace> {
  if (file.endsWith('.json')) return decodeMessages(JSON.parse(await readFile(file, 'utf8')));
  const exported: Readonly<Record<string, unknown>> = await import(file);
  return decodeMessages(Object.values(exported)[0]);
}
