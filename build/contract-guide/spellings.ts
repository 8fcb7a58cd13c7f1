import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleOf, studentFields } from '#domain/application/field-names.ts';

const folder = path.resolve(import.meta.dirname, '../../src/api');

/**
 * Lists the accepted names of each field, the canonical one first, as the rows in `src/api` declare them:
 * `id: [identifier, 'id', 'ceremony_id']`.
 */
export function acceptedNames(): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  const add = (names: readonly string[]) => {
    if (names.length > 1) found.set(names.join(' '), names);
  };
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/: \[\w+((?:,\s*'\w+')+),?\s*\]/g))
      add(namesIn(list));
    for (const [, list = ''] of source.matchAll(/namedRowsAt\(\s*paths[^']*((?:'\w+',?\s*)+)\)/g)) {
      add(namesIn(list));
    }
  }
  for (const name of studentFields) {
    const { wire, editWire = wire } = ruleOf(name);
    if (editWire !== wire) add([wire, editWire]);
  }
  return [...found.values()].toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}

function namesIn(list: string): readonly string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
