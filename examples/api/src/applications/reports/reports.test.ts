import { applicationAnswer, reportAnswer, titleAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeCeremony, confirmAll, issueTitles, openCeremony } from '#testing/graduates.ts';
import { readCsv } from '#testing/read-csv.ts';
import { readPdfPages } from '#testing/read-pdf.ts';
import { readWorkbook } from '#testing/read-workbook.ts';
import { offeredChoices } from '#testing/sample-application.ts';
import { type Answer, dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ceremony: number;
beforeAll(async () => {
  api = await startTestApi();
  const { career_id } = await offeredChoices(api);
  ceremony = await openCeremony(api);
  await confirmAll(api, ceremony, [
    { career_id, first_name: '=cmd|calc', last_name: 'Ñáñez "La Roca";=1, hija' },
    { career_id, first_name: 'Ana', last_name: 'Álvarez', place_of_birth: 'x' },
  ]);
});
afterAll(() => api.close());

const ask = (path: string, format: string, ceremony_id?: unknown) =>
  api.asAdmin('POST', `/reports/${path}`, { format, ceremony_id });
const read = (answer: Answer) =>
  v.parse(v.object({ success: v.literal(true), ...reportAnswer.entries }), answer.body);

const resolution = {
  resolution_number: '1',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo',
  resolution_reason: 'Error',
};

const all = [
  'graduated-applications',
  'confirmed-students',
  'contact-list-applicants',
  'contact-list-confirmed',
];

describe.each(all)('%s', (path) => {
  test('comes as CSV, one line per record', async () => {
    const { report } = read(await ask(path, 'CSV', ceremony));
    expect(report.filename).toMatch(/^[a-z-]+-2026-06-15\.csv$/);
    expect(report.metadata).toEqual({ total_records: 2, ceremony_name: 'Acto de prueba' });
    const lines = report.content.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFF[^\uFEFF]+$/);
    expect(lines[1]).toContain('Álvarez');
    expect(lines[2]).toContain(`"Ñáñez ""La Roca"";'=1, hija Ñáñez"`);
    expect(lines[2]).toContain("'=cmd|calc");
  });

  test('comes as PDF', async () => {
    const { report } = read(await ask(path, 'PDF', ceremony));
    const bytes = Buffer.from(report.content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
    expect(report.filename).toMatch(/\.pdf$/);
  });

  test('refuses another format and an unknown ceremony', async () => {
    expect(refusal(await ask(path, 'XLS', ceremony))).toEqual([
      422,
      'El formato debe ser CSV, XLSX o PDF',
    ]);
    expect(refusal(await ask(path, 'CSV', 999_999))).toEqual([404, 'Acto de grado no encontrado']);
  });
});

test.each(['confirmed-students', 'contact-list-confirmed'])('%s needs a ceremony', async (path) => {
  for (const none of [undefined, null, '']) {
    expect(refusal(await ask(path, 'CSV', none))).toEqual([
      422,
      'Este reporte requiere seleccionar una ceremonia',
    ]);
  }
});

test('a client that has left before its turn gets no report', async () => {
  const response = await api.app.request('/api/reports/graduated-applications', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.signIn('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ format: 'CSV' }),
    signal: AbortSignal.abort(),
  });
  expect(response.status).toBe(503);
});

test('the lists of applicants take everybody when no ceremony is named', async () => {
  const everybody = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const { report } = read(await ask('graduated-applications', 'csv'));
  expect(report.metadata).toEqual({ total_records: everybody.length, ceremony_name: null });
});

test('a long PDF has as many pages as it says', async () => {
  const { report } = read(await ask('graduated-applications', 'PDF'));
  const text = Buffer.from(report.content, 'base64').toString('latin1');
  const pages = text.match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThan(3);
});

test('a report of 0 rows is a file all the same: headings, or a message', async () => {
  const empty = await openCeremony(api);
  const csv = read(await ask('confirmed-students', 'CSV', empty)).report;
  expect(csv.content).toBe('\uFEFFCódigo,Identificación,Apellidos,Nombres,Carrera,Facultad\r\n');
  expect(csv.metadata.total_records).toBe(0);
  const pdf = read(await ask('confirmed-students', 'PDF', empty)).report;
  const [text] = await readPdfPages(Buffer.from(pdf.content, 'base64'));
  expect(text).toContain('Acto de prueba');
  expect(text).toContain('No hay registros.');
});

test('people stand in the order in which their titles are numbered', async () => {
  const act = await openCeremony(api);
  const { career_id } = await offeredChoices(api);
  const names = ['Perez Zamora', 'PEREZ Bello', 'pérez Castro', 'Pérez Acosta', 'Pérez Álvarez'];
  const people = names.map((name) => {
    const [last_name = '', second_last_name = ''] = name.split(' ');
    return { career_id, last_name, second_last_name };
  });
  await confirmAll(api, act, people);
  const { report } = read(await ask('contact-list-applicants', 'CSV', act));
  const [, ...rows] = readCsv(report.content);
  expect(rows.map(([lastNames]) => lastNames?.split(' ').at(-1))).toEqual([
    'Acosta',
    'Álvarez',
    'Bello',
    'Castro',
    'Zamora',
  ]);
});

test('the CSV reads back, cell by cell', async () => {
  const { report } = read(await ask('contact-list-applicants', 'CSV', ceremony));
  const [headings, ...rows] = readCsv(report.content);
  expect(headings?.slice(0, 3)).toEqual(['Apellidos', 'Nombres', 'Identificación']);
  expect(rows.map(([lastNames, firstNames]) => [lastNames, firstNames])).toEqual([
    ['Álvarez Ñáñez', 'Ana'],
    [`Ñáñez "La Roca";'=1, hija Ñáñez`, "'=cmd|calc"],
  ]);
});

test('a workbook has the cells of the CSV as texts, with their zeros and without apostrophes', async () => {
  const people = await openCeremony(api);
  const { career_id } = await offeredChoices(api);
  await confirmAll(api, people, [
    { career_id, first_name: '=1+1', last_name: 'Peña & <Hija>' },
    { career_id, first_name: 'Ana', last_name: 'Álvarez' },
  ]);
  for (const path of all) {
    const csv = readCsv(read(await ask(path, 'CSV', people)).report.content);
    const { report } = read(await ask(path, 'XLSX', people));
    expect(report.filename).toMatch(/\.xlsx$/);
    const rows = readWorkbook(Buffer.from(report.content, 'base64'));
    const texts = rows.map((row) => row.map(({ text }) => text));
    expect(texts).toEqual(csv.map((row) => row.map((text) => text.replace(/^'(?==)/, ''))));
    const filled = rows.flat().filter(({ text }) => text !== '');
    expect(new Set(filled.map(({ type }) => type))).toEqual(new Set(['inlineStr']));
  }
});

test('a university chooses the separator of its CSV files', async () => {
  const other = await startTestApi({ settings: { csvSeparator: 'semicolon' } });
  const answer = await other.asAdmin('POST', '/reports/graduated-applications', { format: 'CSV' });
  expect(read(answer).report.content).toMatch(/^\uFEFFCódigo;Estado;/);
  await other.close();
});

test('a report says at once whose title was annulled or is in review', async () => {
  const graduates = await completeCeremony(api, ['Abad', 'Bello', 'Cano']);
  const before = readCsv(read(await ask('confirmed-students', 'CSV', graduates)).report.content);
  await issueTitles(api, graduates);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const idOf = (name: string) =>
    titles.find(({ ceremony_id, last_name }) => ceremony_id === graduates && last_name === name)
      ?.id;
  await api.asAdmin('POST', `/titles/${idOf('Abad')}/annulment`, resolution);
  await api.asAdmin('POST', `/titles/${idOf('Cano')}/hold`, { reason: 'Se revisa.' });
  expect(before[0]).not.toContain('Título');
  for (const path of all) {
    const rows = readCsv(read(await ask(path, 'CSV', graduates)).report.content);
    const column = rows.map((cells) => cells.at(-1));
    expect(column).toEqual(['Título', 'Anulado', '', 'En revisión']);
  }
});

test('a report without the person of an annulled title has no column of titles', async () => {
  const graduates = await completeCeremony(api, ['Duarte', 'Egui']);
  await issueTitles(api, graduates);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const annulled = titles.find(
    ({ ceremony_id, last_name }) => ceremony_id === graduates && last_name === 'Duarte',
  );
  await api.asAdmin('POST', `/titles/${annulled?.id}/annulment`, resolution);
  const headings = async () =>
    readCsv(read(await ask('confirmed-students', 'CSV', graduates)).report.content)[0];
  expect(await headings()).toContain('Título');
  const { kysely } = api.database;
  await kysely
    .updateTable('applications')
    .set({ restriction: 'blocked' })
    .where('ceremony_id', '=', graduates)
    .where('last_name', '=', 'Duarte')
    .execute();
  expect(await headings()).not.toContain('Título');
});

test('a part of a name without a letter is not printed', async () => {
  const { career_id } = await offeredChoices(api);
  const id = await openCeremony(api);
  const name = { first_name: 'Li', second_name: '.', last_name: 'Wang', second_last_name: '-' };
  await confirmAll(api, id, [{ career_id, ...name }]);
  for (const path of all) {
    const { report } = read(await ask(path, 'CSV', id));
    const [header = [], row = []] = readCsv(report.content);
    const cell = (heading: string) => row[header.indexOf(heading)];
    expect([cell('Apellidos'), cell('Nombres')]).toEqual(['Wang', 'Li']);
  }
});
