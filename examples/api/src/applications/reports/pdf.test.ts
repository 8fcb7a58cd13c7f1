import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPdf } from './pdf.ts';
import { createLineBreaker } from './pdf-lines.ts';

const report = {
  title: 'Estudiantes Confirmados',
  subtitle: 'Acto de Grado Julio 2026 · 24/07/2026 · Aula Magna',
  footer: 'Generado el 15/06/2026',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  noRecords: 'No hay registros.',
  columns: [
    { heading: 'Código', share: 10 },
    { heading: 'Apellidos', share: 10 },
    { heading: 'Correo electrónico', share: 10 },
  ],
};

async function read(rows: readonly (readonly string[])[]) {
  const document = await getDocumentProxy(new Uint8Array(await drawPdf({ ...report, rows })));
  const { text } = await extractText(document, { mergePages: false });
  return { document, pages: text };
}

test('says ceremony, headings and its page on every page, and every row once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`AG-2026-${1000 + at}`, 'Ñáñez Üçé', '¿ó?']);
  const { pages } = await read(rows);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, text] of pages.entries()) {
    expect(text).toContain('Estudiantes Confirmados');
    expect(text).toContain('Acto de Grado Julio 2026 · 24/07/2026 · Aula Magna');
    expect(text).toContain('Correo electrónico');
    expect(text).toContain(`Página ${at + 1} de ${pages.length}`);
  }
  const found = pages.join('\n').match(/AG-2026-\d+/g);
  expect(found).toEqual(rows.map(([code]) => code));
  expect(pages[0]).toContain('Ñáñez Üçé');
});

test('wraps what is wider than its column, a word without blanks too, and loses nothing', async () => {
  const email = `${'nombre.muy.largo.'.repeat(8)}@universidad-nacional-experimental.edu.ve`;
  const surnames = 'De la Santísima Trinidad y Fernández de la Reguera '.repeat(4).trim();
  const { document, pages } = await read([['AG-2026-1', surnames, email]]);
  const seen = pages.join('').replace(/\s/g, '');
  expect(seen).toContain(surnames.replace(/\s/g, ''));
  expect(seen).toContain(email);
  const { items } = await (await document.getPage(1)).getTextContent();
  const column = (841.89 - 72) / 3;
  const widths = items.flatMap((item) => ('width' in item && item.str !== '' ? [item] : []));
  const wrapped = widths.filter(({ str }) => str.trim() !== '' && surnames.includes(str));
  expect(wrapped.length).toBeGreaterThan(2);
  for (const { str, width } of wrapped) expect([str, width <= column]).toEqual([str, true]);
});

test('writes every Latin name, and marks what its fonts lack', async () => {
  const names = [
    'Łukasz Wałęsa',
    'Đặng Thị Ngữ',
    'Əliyeva',
    'Ḥusayn Ştefănescu',
    'Kwabena Ɔkyeɛ',
    'Ẹ̀kọ́',
  ];
  const { pages } = await read([
    ...names.map((name) => ['AG-2026-1', name, '']),
    ['AG-2026-2', '王 Ｗａｎｇ', ''],
  ]);
  for (const name of names) expect(pages[0]).toContain(name);
  expect(pages[0]).toContain('? Wang');
});

test('is tagged: a heading, a paragraph and a table whose cells know their headings', async () => {
  const { document } = await read([['AG-2026-1', 'Ñáñez', 'a@b.edu']]);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
  expect(roles).toEqual([
    ...['Document', 'H1', 'P', 'Table'],
    ...['TR', 'TH', 'TH', 'TH'],
    ...['TR', 'TD', 'TD', 'TD', 'Root'],
  ]);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: report.title, Language: 'es' });
});

test('without rows it says so, on one page', async () => {
  const { pages } = await read([]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('No hay registros.');
  expect(pages[0]).toContain('Página 1 de 1');
});

test('a line is cut with an ellipsis when it must stay one', () => {
  const { fit } = createLineBreaker((text) => [...text].length);
  expect(fit('Acto de Grado', 13)).toBe('Acto de Grado');
  expect(fit('Acto de Grado', 8)).toBe('Acto de…');
});
