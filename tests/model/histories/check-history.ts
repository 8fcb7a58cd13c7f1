import {
  applicationAnswer,
  documentPrintAnswer,
  handoverAnswer,
  printAnswer,
  reportAnswer,
  summaryAnswer,
  titleAnswer,
  titleEntryAnswer,
  titleHoldAnswer,
  verificationAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import { personOrderKey } from '#domain/person/person-order.ts';
import { checkRegistry } from '#domain/registry/check/registry-check.ts';
import { readCsv } from '../../../examples/api/testing/read-csv.ts';
import { readPdfPages } from '../../../examples/api/testing/read-pdf.ts';
import { dataOf, type TestApi } from '../../../examples/api/testing/test-api.ts';
import { chainEnd, type History, isInReview, type ModelTitle } from './model.ts';
import { ceremonyBody, numberIn } from './run-action.ts';
import { mustDo, readList } from './university.ts';

/** Expects that everything that can be read about a ceremony agrees with the model. */
export async function checkHistory(api: TestApi, history: History): Promise<void> {
  await checkRegister(api, history);
  await checkBooks(api, history);
  for (const title of history.titles) await checkVerification(api, title);
  await checkReport(api, history);
  await checkSummary(api);
  await checkSheets(api, history);
  await checkRecord(api, history);
}

/** The list of titles, whose numbers have no gap, and the check of the book. */
async function checkRegister(api: TestApi, history: History): Promise<void> {
  const { titles, firstNumber, ceremonyId } = history;
  const rows = (await readList(api, '/titles', titleAnswer)).filter(
    (row) => row.ceremony_id === ceremonyId,
  );
  const found = rows
    .toSorted((a, b) => numberIn(a) - numberIn(b))
    .map((row) => {
      const { id, last_name, id_number, degree_title, ceremony_name } = row;
      const { record_registry, assigned_registry, folio_registry } = row;
      const numbers = [record_registry, assigned_registry, folio_registry];
      return { id, last_name, id_number, degree_title, ceremony_name, numbers };
    });
  expect(found).toEqual(
    titles.map(({ id, surname, ceremonyName, sheet }, index) => {
      const initial = ceremonyBody({ ...history, firstNumber: firstNumber + index });
      return {
        id,
        last_name: surname,
        id_number: sheet.documento,
        degree_title: sheet.titulo,
        ceremony_name: ceremonyName,
        numbers: [initial.record_initial, initial.assigned_initial, initial.folio_initial],
      };
    }),
  );
  const replacements = new Set(titles.map(({ successor }) => successor?.id));
  const key = String(ceremonyId);
  const initial = ceremonyBody(history);
  const entries = rows.map((row) => ({
    person: row.last_name,
    ceremony: key,
    registry: {
      record: row.record_registry,
      assigned: row.assigned_registry,
      folio: row.folio_registry,
    },
    issuedAt: Date.parse(row.created_at),
    place: {
      order: { record: 0, assigned: 0, folio: 0 },
      personKey: personOrderKey({
        firstName: row.first_name,
        lastName: row.last_name,
        secondLastName: row.second_last_name ?? undefined,
        code: row.application_code,
      }),
    },
    isReplacement: replacements.has(row.id),
  }));
  const book = {
    record: initial.record_initial,
    assigned: initial.assigned_initial,
    folio: initial.folio_initial,
  };
  expect(checkRegistry(entries, [{ key, initial: book }])).toEqual([]);
}

/** The books of corrections, reviews, hand-overs and prints. */
async function checkBooks(api: TestApi, { titles }: History): Promise<void> {
  const entries = await readList(api, '/title-entries', titleEntryAnswer);
  const holds = await readList(api, '/title-holds', titleHoldAnswer);
  const answer = await api.asAdmin('GET', '/handovers');
  const { data } = v.parse(v.object({ data: v.array(handoverAnswer) }), answer.body);
  const prints = await readList(api, '/document-prints', documentPrintAnswer);
  const about = (id: number) => (row: { readonly title_id: number | null }) => row.title_id === id;
  const found = titles.map(({ id }) => {
    const own = entries.filter(about(id));
    return {
      id,
      annulled: own.some(({ kind }) => kind === 'annulled'),
      replacedBy: own.find(({ kind }) => kind === 'rectified')?.replacing_title_id,
      duplicates: own.filter(({ kind }) => kind === 'duplicated').length,
      holds: holds.filter(about(id)).length,
      isDelivered: data.find(about(id))?.kind === 'delivered',
      copies: prints
        .filter(about(id))
        .map(({ copy }) => copy)
        .toSorted((a, b) => a - b),
    };
  });
  expect(found).toEqual(
    titles.map((title) => ({
      id: title.id,
      annulled: title.standing === 'annulled',
      replacedBy: title.successor?.id,
      duplicates: title.duplicates,
      holds: title.holdEntries,
      isDelivered: title.isDelivered,
      copies: Array.from({ length: title.prints }, (_, index) => index + 1),
    })),
  );
}

/** The answer to the code of a title, which is that of the end of its chain. */
async function checkVerification(api: TestApi, title: ModelTitle): Promise<void> {
  const answer = await api.call('GET', `/public/verification/${title.code}`);
  const verified = dataOf(answer, verificationAnswer);
  const end = chainEnd(title);
  const status = publicStatus(title);
  expect(verified).toMatchObject({ status, person_name: title.sheet.nombre });
  expect(verified).toMatchObject({ degree_title: title.sheet.titulo });
  expect(verified).toMatchObject({ current_code: status === 'rectified' ? end.code : null });
}

function publicStatus(title: ModelTitle) {
  const end = chainEnd(title);
  if (end.standing === 'annulled') return 'annulled';
  if (end.isHeld) return 'on-hold';
  return end === title ? 'valid' : 'rectified';
}

/** The report of confirmed students, which says whose title is annulled or on hold. */
async function checkReport(api: TestApi, history: History): Promise<void> {
  const body = { format: 'CSV', ceremony_id: history.ceremonyId };
  const answer = await mustDo(api, 'POST', '/reports/confirmed-students', body);
  const { report } = v.parse(reportAnswer, answer.body);
  const [heading = [], ...rows] = readCsv(report.content);
  const column = heading.indexOf('Título');
  const found = rows.map((row) => [row[0], column === -1 ? '' : row[column]]);
  const shown = history.applications.filter(({ isErased }) => !isErased);
  expect(found.toSorted(byCode)).toEqual(
    shown.map((application) => [application.code, reported(history, application)]).toSorted(byCode),
  );
  expect(report.metadata.total_records).toBe(shown.length);
}

const byCode = ([a = '']: readonly unknown[], [b = '']: readonly unknown[]) =>
  `${a}` < `${b}` ? -1 : 1;

function reported(history: History, application: History['applications'][number]): string {
  const title = history.titles.find((each) => each.application === application);
  if (title === undefined) return '';
  const status = publicStatus(title);
  if (status === 'annulled') return 'Anulado';
  return status === 'on-hold' ? 'En revisión' : '';
}

/** The figures of the dashboard, which count what the lists have. */
async function checkSummary(api: TestApi): Promise<void> {
  const summary = dataOf(await api.asAdmin('GET', '/summary'), summaryAnswer);
  const applications = await readList(api, '/applications', applicationAnswer);
  const titles = await readList(api, '/titles', titleAnswer);
  const count = (status: string) => applications.filter((row) => row.status === status).length;
  expect(summary).toMatchObject({
    issued_titles: titles.length,
    confirmed_applications: count('CONFIRMADA'),
    pending_applications: count('PENDIENTE'),
  });
}

/** Prints every title that can be printed once more, and reads what the sheets state. */
async function checkSheets(api: TestApi, { titles, university }: History): Promise<void> {
  const printable = titles.filter(
    (title) => !isInReview(title) && (title.form !== undefined || title.sheet.autoridad !== ''),
  );
  if (printable.length === 0) return;
  const answer = await mustDo(api, 'POST', '/documents', {
    template_id: university.template.id,
    title_ids: printable.map(({ id }) => id),
    job: crypto.randomUUID(),
  });
  const { content } = dataOf(answer, printAnswer);
  const pages = await readPdfPages(Buffer.from(content, 'base64'));
  expect(pages.map(readSheet)).toEqual(
    printable.map((title) => ({
      ...title.sheet,
      forma: `${title.form ?? university.template.form}`,
      acta: numberText(title),
      marca: markOf(title),
    })),
  );
  for (const title of printable) {
    title.prints += 1;
    title.form ??= university.template.form;
  }
}

/** Prints the record of the ceremony, which names the titles in force alone. */
async function checkRecord(api: TestApi, history: History): Promise<void> {
  const { titles, university } = history;
  const standing = titles.filter((title) => title.standing === 'valid');
  const answer = await api.asAdmin('POST', '/documents', {
    template_id: university.recordTemplateId,
    title_ids: titles.slice(0, 1).map(({ id }) => id),
    job: crypto.randomUUID(),
  });
  const isPrinted = standing.length > 0 && !standing.some(({ isHeld }) => isHeld);
  expect({ isPrinted: answer.status === 200, body: answer.body }).toMatchObject({ isPrinted });
  if (!isPrinted) return;
  const { content } = dataOf(answer, printAnswer);
  const text = (await readPdfPages(Buffer.from(content, 'base64'))).join(' ');
  expect([...text.matchAll(/acta=\[(.*?)\]/g)].map(([, acta]) => acta)).toEqual(
    standing.map(numberText),
  );
}

function numberText({ number }: ModelTitle): string {
  return ceremonyBody({ act: '', place: '', firstNumber: number }).record_initial;
}

/** The word by which a sheet says what it is, if it is no first print of a title in force. */
function markOf({ standing, duplicates }: ModelTitle): string {
  if (standing !== 'valid') return standing === 'annulled' ? 'ANULADO' : 'RECTIFICADO';
  return duplicates > 0 ? 'DUPLICADO' : '';
}

/** Reads the values of a page between their brackets, the official and the mark. */
function readSheet(page: string): Readonly<Record<string, string>> {
  const values = [...page.matchAll(/([a-z]\w*)=\[(.*?)\]/g)].map(([, name = '', value = '']) => [
    name,
    name === 'documento' ? value.replaceAll(/\D/g, '') : value,
  ]);
  const [autoridad = ''] = page.match(/Autoridad \d+/) ?? [];
  const [marca = ''] = page.match(/ANULADO|RECTIFICADO|DUPLICADO/) ?? [];
  return { ...Object.fromEntries(values), autoridad, marca };
}
