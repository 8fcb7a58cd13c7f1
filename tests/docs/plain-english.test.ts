import { expect, test } from 'vitest';
import { avoidedIn, glossaryTerms, unlistedUses } from './plain-english/avoided-terms.ts';
import { exempt } from './plain-english/exempt.ts';
import {
  type Passage,
  pages,
  passagesOfPage,
  passagesOfSource,
  readPassages,
  sources,
} from './plain-english/passages.ts';

const isExempt = (file: string) => exempt.some((prefix) => file.startsWith(prefix));
const describeFinding = (passage: Passage, found: readonly string[]) =>
  `${passage.file}:${passage.line} ${passage.kind} [${found.join(', ')}] ${passage.text}`;

function findings(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => !isExempt(file))
    .flatMap(readPassages)
    .flatMap((passage) => {
      const found = avoidedIn(passage);
      return found.length === 0 ? [] : [describeFinding(passage, found)];
    });
}

test('pages avoid the terms of the glossary and of the contributing guide', () => {
  expect(findings(pages)).toEqual([]);
});

test('comments, test titles and names avoid them too', () => {
  expect(findings(sources)).toEqual([]);
});

test('the list of legitimate uses names terms of the glossary only', () => {
  expect(glossaryTerms).toContain('verdict');
  expect(unlistedUses).toEqual([]);
});

const found = (passages: readonly Passage[]) => passages.flatMap(avoidedIn);

test.each([
  ['/** Emits an event that is meant for whoever signed in. */', 'whoever'],
  ['/** What the list shows. */', 'starts with What'],
  ['// Each tab has a store of its own.', "one's own"],
  ['/*\n * The host is\n * told of it.\n */', 'told'],
  ['// When the widget is there, its host hides the spinner.', 'is there'],
  ['// A registrar rejects a pending request.', 'request for an application'],
  ["test('the draft is kept', () => {});", 'kept'],
  ['const keptRows = 1;', 'kept'],
  ['interface SubmitOutcome {}', 'outcome'],
  ['function read(pageGround: string) {}', 'ground'],
])('%s has the term: %s', (source, term) => {
  expect(found(passagesOfSource('example.ts', source))).toContain(term);
});

test.each([
  '// Sends the request again after a timeout, and reads `response.words`.',
  "const text = 'whoever // told';",
  '// The text is in the foreground color, and there is room for two lines.',
  '/** True if the list is empty. */',
  'const { kept } = foreignLibrary();',
  'render({ kept: true });',
])('%s has none', (source) => {
  expect(found(passagesOfSource('example.ts', source))).toEqual([]);
});

test('code of a page is not prose', () => {
  const page = 'Some text.\n\n```ts\n// told\n```\n\nThe key `ground` is a color.\n';
  expect(found(passagesOfPage('page.md', page))).toEqual([]);
});
