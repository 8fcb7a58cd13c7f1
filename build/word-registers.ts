import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the registers of all words, `src/languages/*.ts`, from the messages files of the rooms. With `--check` it
 * writes nothing and fails where a register is not what it would write. With `--missing`, and a language or a file, it
 * then lists the words that a catalogue lacks.
 */
const root = path.resolve(import.meta.dirname, '..');

/** One exported table of words. */
interface Table {
  readonly file: string;
  readonly name: string;
  readonly namespace: string;
}

const spanishFiles = globSync('src/**/*.messages.ts', { cwd: root })
  .filter((file) => !file.startsWith(path.normalize('src/testing/')))
  .toSorted();
const spanish = (await Promise.all(spanishFiles.map(readSpanish))).flat();
const englishFiles = globSync('src/**/*.messages.en.ts', { cwd: root }).toSorted();
const english = (await Promise.all(englishFiles.map(readEnglish))).flat();

const registers = {
  'src/languages/spanish.ts': write(spanish, 'spanish', '.defaults', 'Every word by room and key.'),
  'src/languages/english.ts': write(english, 'english', '', 'Every word in English.'),
};

for (const [file, text] of Object.entries(registers)) {
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, file), text);
  else if (readFileSync(path.join(root, file), 'utf8') !== text) {
    console.error(`${file} does not hold the words of the rooms. Run "npm run messages".`);
    process.exitCode = 1;
  }
}

const [flag, target] = process.argv.slice(2);
if (flag === '--missing') {
  // Reads the register, which has just been written.
  const { printMissing } = await import('./missing-words.ts');
  await printMissing(target ?? '');
}

/** What a messages file declares, with its namespace. */
async function readSpanish(file: string): Promise<readonly Table[]> {
  const exported: Readonly<Record<string, object>> = await import(path.join(root, file));
  return Object.entries(exported).flatMap(([name, value]) =>
    'namespace' in value ? [{ file, name, namespace: String(value.namespace) }] : [],
  );
}

/** An English table belongs to the namespace of the Spanish file beside it; where that has several, to the one it is named after. */
async function readEnglish(file: string): Promise<readonly Table[]> {
  const beside = spanish.filter((table) => table.file === file.replace('.en.ts', '.ts'));
  // Messages shared by several namespaces belong to none.
  if (beside.length === 0) return [];
  return Object.keys(await import(path.join(root, file))).map((name) => {
    const named = beside.find(({ namespace }) => name === `${namespace}English`);
    const [table = named] = beside.length === 1 ? beside : [];
    if (table === undefined) throw new Error(`${file}: ${name} has no namespace beside it.`);
    return { file, name, namespace: table.namespace };
  });
}

function write(tables: readonly Table[], name: string, member: string, about: string): string {
  const valuesOf = (key: 'file' | 'namespace') => [...new Set(tables.map((table) => table[key]))];
  const local = new Map(tables.map((table, at) => [table, localName(tables, at)]));
  const imports = valuesOf('file').map((file) => {
    const own = tables.filter((table) => table.file === file);
    const names = own.map((table) =>
      table.name === local.get(table) ? table.name : `${table.name} as ${local.get(table)}`,
    );
    return `import { ${names.join(', ')} } from '../${path.posix.relative('src', file)}';`;
  });
  const entries = valuesOf('namespace').map((namespace) => {
    const own = tables.filter((table) => table.namespace === namespace);
    const words = own.map((table) => `${local.get(table)}${member}`);
    return words.length === 1
      ? `${namespace}: ${words},`
      : `${namespace}: { ...${words.join(', ...')} },`;
  });
  return format(
    `src/languages/${name}.ts`,
    `${imports.join('\n')}\n\n/** ${about} Written by \`npm run messages\`. */\n` +
      `export const ${name} = {\n${entries.toSorted().join('\n')}\n};\n`,
  );
}

/** Two files of one namespace may export tables of the same name. */
function localName(tables: readonly Table[], at: number): string {
  const name = tables[at]?.name ?? '';
  const before = tables.slice(0, at).filter((table) => table.name === name).length;
  return before === 0 ? name : `${name}${before + 1}`;
}

function format(file: string, text: string): string {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const args = ['check', '--write', `--stdin-file-path=${file}`];
  return execFileSync(biome, args, { cwd: root, input: text, encoding: 'utf8' });
}
