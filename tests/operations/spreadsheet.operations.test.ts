import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvByteOrderMark, csvLine } from '#domain/text/csv.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'birrete-spreadsheet-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const headings = ['Estudiante', 'Carrera'];
const hostile = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1;1)',
  ' =1+1',
  '\t=1+1',
  'Ana;=1+1',
  'Ana;"=1+1"',
  'Ana;\t=1+1',
  'Ana\n=1+1',
  'Ana\r=1+1',
  'Ana|=1+1',
  'Ana";=1+1;"',
  '＝1+1',
].map((name) => [name, 'Educación']);

const files = {
  'a report or an export':
    csvByteOrderMark + [headings, ...hostile].map((cells) => csvLine(cells)).join(''),
  'what nobody has written with care': [headings, ...hostile]
    .map((cells) => `${cells.join()}\r\n`)
    .join(''),
};

/** Spanish Excel's separator, and the file's. */
const separators = [';', ',', '\t', '|'];

/** A Spanish profile of a first-time user. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N">
<prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>es-ES</value></prop></item></oor:items>`;

beforeAll(() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
  } catch (cause) {
    const missing = 'LibreOffice is not installed: apt install --no-install-recommends';
    throw new Error(`${missing} libreoffice-calc`, { cause });
  }
  const user = path.join(folder, 'profile/user');
  mkdirSync(user, { recursive: true });
  writeFileSync(path.join(user, 'registrymodifications.xcu'), profile);
  for (const [name, text] of Object.entries(files)) writeFileSync(csvOf(name), text);
});

function csvOf(name: string): string {
  return path.join(folder, `${name}.csv`);
}

/** Opens the files in LibreOffice with a separator. Distinguishes text and formulas by the attributes of its file format. */
function openAll(separator: string): ReadonlyMap<string, string> {
  const out = path.join(folder, String(separator.charCodeAt(0)));
  // Separator, quote, UTF-8, first line, columns as they are, Spanish (Spain), quotes don't imply text, detect numbers.
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,3082,false,true`;
  const args = ['--headless', `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', out];
  const installation = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
  const names = Object.keys(files);
  execFileSync('soffice', [installation, ...args, ...names.map(csvOf)], { stdio: 'ignore' });
  return new Map(
    names.map((name) => [name, readFileSync(path.join(out, `${name}.fods`), 'utf8')] as const),
  );
}

describe.each(separators)('in LibreOffice under es-ES, with %j between cells', (separator) => {
  let opened: ReadonlyMap<string, string>;
  beforeAll(() => {
    opened = openAll(separator);
  });

  test('an export has no formula, unlike an unescaped file', () => {
    const formulas = [...opened].map(([name, text]) => [name, text.match(/table:formula="/g)]);
    expect(Object.fromEntries(formulas)).toEqual({
      'a report or an export': null,
      'what nobody has written with care': expect.any(Array),
    });
    for (const text of opened.values()) expect(text).toContain('fo:country="ES"');
  });
});

test('with the file’s separator every graduate has a row, with correct accents', () => {
  const text = openAll(',').get('a report or an export') ?? '';
  expect(text.match(/<text:p>Educación<\/text:p>/g)).toHaveLength(hostile.length);
  expect(text).toContain('<text:p>Estudiante</text:p>');
});
