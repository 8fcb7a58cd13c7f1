import { globSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { spanish } from '#languages/spanish.ts';
import type { MessageCatalogue } from '#messages/define-messages.ts';

/** The Spanish messages of each `*.messages.ts` file, by feature. */
export async function declaredMessages(): Promise<readonly MessageCatalogue[]> {
  const source = path.resolve(import.meta.dirname, '../src');
  const files = globSync('**/*.messages.ts', { cwd: source });
  const modules = await Promise.all(files.map((file) => import(path.join(source, file))));
  return modules.flatMap((module) => Object.values(module)).filter(isCatalogue);
}

/** Lists the keys (`wizard.title`) of declared messages that the Spanish texts lack or have with another text. */
export async function missingFromSpanish(): Promise<readonly string[]> {
  const declared = await declaredMessages();
  return declared.flatMap(({ namespace, defaults }) =>
    Object.entries(defaults)
      .filter(([key, message]) => !isDeepStrictEqual(inSpanish(namespace, key), message))
      .map(([key]) => `${namespace}.${key}`),
  );
}

function inSpanish(feature: string, key: string): unknown {
  const messages: unknown = Reflect.get(spanish, feature);
  return typeof messages === 'object' && messages !== null ? Reflect.get(messages, key) : undefined;
}

function isCatalogue(value: unknown): value is MessageCatalogue {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'defaults' in value;
}
