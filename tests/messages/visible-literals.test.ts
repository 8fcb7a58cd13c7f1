import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spanish } from '#languages/spanish.ts';
import { findVisibleLiterals } from './visible-literals.ts';

/**
 * Catalogues contain the messages; the contract, those of a server; the domain and the register, the wording of documents, which are in
 * the language of the university and not of the reader. Other texts are for developers, as the list of errors, stories
 * and tests.
 */
const elsewhere =
  /\.(messages|test|stories|fixtures|styles)\.tsx?$|^embed\/prerender\/command\.ts$|^(contract|testing|languages|domain\/document\/(templates|wording)|register\/document\/wording)\/|^messages\/(\w+-catalogue|warn-developer)\.ts$/;

const keys = new Set(Object.values(spanish).flatMap((messages) => Object.keys(messages)));

test('every visible text is in a catalogue', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !elsewhere.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .flatMap((file) => findVisibleLiterals(`src/${file}`, readFileSync(`src/${file}`, 'utf8')))
    .filter(({ text }) => !keys.has(text));
  expect(found).toEqual([]);
});

test.each([
  '<p>Cargando</p>',
  '<input aria-label="buscar" />',
  "<input placeholder={isOld ? 'codigo' : ''} />",
  "<Card title={isNew ? 'Nueva Solicitud' : words.edit} />",
  "const notice = { tone: 'info', title: 'listo' };",
  "const name = 'títulos.csv';",
  "show('Error al cargar los datos');",
])('reports a visible text in code: %s', (source) => {
  expect(findVisibleLiterals('a.tsx', source)).toHaveLength(1);
});

test.each([
  "<p className='Big wide'>{words.title}</p>",
  '<a href="/solicitar" title={words.apply}>→</a>',
  "throw new Error('The provider is missing.');",
  "import { x } from './Algo Mas.ts';",
  "type Step = 'Una Cosa';",
])('ignores text that users never see: %s', (source) => {
  expect(findVisibleLiterals('a.tsx', source).filter(({ text }) => text !== 'Big wide')).toEqual(
    [],
  );
});
