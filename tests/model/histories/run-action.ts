import { applyAnswer, handoverAnswer, titleAnswer, titleEntryAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import { erasePerson } from '../../../examples/api/src/people/erase-person.ts';
import { samplePerson } from '../../../examples/api/testing/sample-application.ts';
import { dataOf, type TestApi } from '../../../examples/api/testing/test-api.ts';
import type { Action, Datum, Person } from './actions.ts';
import {
  type History,
  hasTitle,
  isInForce,
  isInReview,
  type ModelApplication,
  type ModelTitle,
  type Sheet,
} from './model.ts';
import { addRector, addTemplate, mustDo, readList } from './university.ts';

/** The day of the tests' clock, on which ceremonies take place and titles are issued and handed over. */
const day = '2026-06-15';

const birthDates = {
  applied: { sent: samplePerson.date_of_birth, printed: '5 de marzo de 2001' },
  rectified: { sent: '1999-12-31', printed: '31 de diciembre de 1999' },
} as const;
const wordings = { masculine: 'identificado', feminine: 'identificada' } as const;

/** Sends an action, expects that it succeeds exactly if the model allows it, and repeats it in the model. */
export async function runAction(api: TestApi, history: History, action: Action): Promise<void> {
  switch (action.kind) {
    case 'apply':
      return history.isOpen ? apply(api, history, action.person) : undefined;
    case 'issue':
      return issue(api, history);
    case 'reopen':
      history.isOpen = true;
      return updateCeremony(api, history);
    case 'correct': {
      const application = chosen(history.applications, action.of);
      return application && correct(api, application, action);
    }
    case 'change-rector':
      return changeRector(api, history);
    case 'change-template':
      return changeTemplate(api, history);
    case 'change-field':
      return changeField(api, history);
    case 'change-degree':
      return changeDegree(api, history, action.gender);
    case 'die':
      return history.deaths?.arm(action.table);
    case 'change-act':
      history.place = action.place;
      history.act = `Acto ${history.university.count()}`;
      return updateCeremony(api, history);
    default: {
      const title = chosen(history.titles, action.of);
      return title && runOnTitle(api, history, title, action);
    }
  }
}

function chosen<Row>(rows: readonly Row[], of: number): Row | undefined {
  return rows[of % Math.max(rows.length, 1)];
}

async function runOnTitle(
  api: TestApi,
  history: History,
  title: ModelTitle,
  action: Exclude<Extract<Action, { of: number }>, { kind: 'correct' }>,
): Promise<void> {
  switch (action.kind) {
    case 'rectify':
      return rectify(api, history, title, action.datum);
    case 'erase':
      return erase(api, history, title);
    case 'print':
      return print(api, history, title);
    case 'print-as-today':
      if (title.form === undefined) return;
      return print(api, history, title, 'Nuevo escudo');
    case 'annul': {
      const body = resolution(history);
      if (await succeeds(api, `/titles/${title.id}/annulment`, body, title.standing === 'valid')) {
        title.standing = 'annulled';
      }
      return;
    }
    case 'duplicate': {
      const body = resolution(history);
      if (await succeeds(api, `/titles/${title.id}/duplicate`, body, isInForce(title))) {
        title.duplicates += 1;
      }
      return;
    }
    case 'hold':
      if (
        await succeeds(api, `/titles/${title.id}/hold`, { reason: 'Se revisa' }, isInForce(title))
      ) {
        title.isHeld = true;
        title.holdEntries += 1;
      }
      return;
    case 'lift': {
      const body = { reason: 'Está completo' };
      if (await succeeds(api, `/titles/${title.id}/hold/lifting`, body, isInReview(title))) {
        title.isHeld = false;
        title.holdEntries += 1;
      }
      return;
    }
    case 'hand-over': {
      const body = {
        title_ids: [title.id],
        delivered_on: day,
        collector: { kind: 'graduate' },
      };
      if (await succeeds(api, '/handovers', body, isInForce(title) && !title.isDelivered)) {
        title.isDelivered = true;
      }
      return;
    }
    case 'take-back':
      return title.isDelivered ? takeBack(api, title) : undefined;
    default:
      return action satisfies never;
  }
}

/** Posts a body, and expects that the server allows it exactly if the model does. */
async function succeeds(
  api: TestApi,
  path: string,
  body: object,
  isAllowed: boolean,
): Promise<boolean> {
  const answer = await api.asAdmin('POST', path, body);
  expect({ path, body, answer: answer.body, isAllowed: answer.status < 300 }).toMatchObject({
    isAllowed,
  });
  return isAllowed;
}

function resolution({ university }: History) {
  return {
    resolution_number: `CU-${university.count()}`,
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Lo resolvió el consejo',
  };
}

async function apply(
  api: TestApi,
  { university, ceremonyId, applications }: History,
  person: Person,
) {
  const idNumber = String(70_000_000 + university.count());
  const body = {
    ...samplePerson,
    id_number: idNumber,
    first_name: person.givenName,
    last_name: person.surname,
    second_last_name: person.secondSurname,
    gender_id: person.gender === 'masculine' ? 1 : 2,
    ceremony_id: ceremonyId,
    career_id: university.careerId,
  };
  const { id, application_code: code } = dataOf(
    await api.call('POST', '/public/apply', body),
    applyAnswer,
  );
  await mustDo(api, 'PATCH', `/applications/${id}/confirm`, { notes: null });
  const { secondSurname, surname, givenName, gender } = person;
  const birthPlace = samplePerson.place_of_birth;
  const named = { surname, secondSurname, givenName, gender, birthPlace };
  applications.push({ id, code, idNumber, ...named, isErased: false });
}

async function correct(
  api: TestApi,
  application: ModelApplication,
  { surname, birthPlace }: Pick<ModelApplication, 'surname' | 'birthPlace'>,
): Promise<void> {
  if (application.isErased) return;
  await mustDo(api, 'PUT', `/applications/${application.id}`, {
    first_name: application.givenName,
    last_name: surname,
    id_number: application.idNumber,
    email: samplePerson.email,
    place_of_birth: birthPlace,
  });
  Object.assign(application, { surname, birthPlace });
}

async function issue(api: TestApi, history: History): Promise<void> {
  const { ceremonyId, applications, titles } = history;
  const waiting = applications.filter((application) => !hasTitle(history, application));
  if (!applications.some(({ isErased }) => !isErased)) return;
  await mustDo(api, 'POST', `/ceremonies/${ceremonyId}/complete`);
  history.isOpen = false;
  // The check of the book takes titles of two seconds for one issue.
  api.pass(3);
  await mustDo(api, 'POST', `/titles/ceremony/${ceremonyId}/bulk-emit`, { emission_date: day });
  const rows = (await readList(api, '/titles', titleAnswer)).filter(
    ({ ceremony_id, id }) => ceremony_id === ceremonyId && !titles.some((title) => title.id === id),
  );
  expect(rows.map((row) => row.application_id).toSorted((a, b) => a - b)).toEqual(
    waiting.map(({ id }) => id),
  );
  for (const row of rows.toSorted((a, b) => numberIn(a) - numberIn(b))) {
    const application = waiting.find(({ id }) => id === row.application_id);
    if (application !== undefined) titles.push(titleOf(history, row, application));
  }
}

type TitleRow = v.InferOutput<typeof titleAnswer>;

/** The number of a title in the series of the acta: 'HA-0012' is 12. */
export function numberIn({ record_registry: number }: Pick<TitleRow, 'record_registry'>): number {
  return Number(number.slice(3));
}

function titleOf(history: History, row: TitleRow, application: ModelApplication): ModelTitle {
  return newTitle(history, row, application, {
    surname: application.surname,
    ceremonyName: history.act,
    sheet: sheetOf(history, application),
  });
}

function newTitle(
  { university }: History,
  { id, verification_code }: TitleRow,
  application: ModelApplication,
  names: Pick<ModelTitle, 'surname' | 'ceremonyName' | 'sheet'>,
): ModelTitle {
  const number = university.nextNumber;
  university.nextNumber += 1;
  return {
    id,
    code: verification_code ?? '',
    application,
    number,
    ...names,
    standing: 'valid',
    successor: undefined,
    isHeld: false,
    isDelivered: false,
    duplicates: 0,
    holdEntries: 0,
    prints: 0,
    form: undefined,
  };
}

function sheetOf({ university, act, place }: History, application: ModelApplication): Sheet {
  const { gender, birthPlace, idNumber } = application;
  return {
    nombre: nameOf(application, application.surname),
    documento: idNumber,
    titulo: university.degrees[gender],
    fechaNacimiento: birthDates.applied.printed,
    lugarNacimiento: birthPlace,
    sexo: wordings[gender],
    acto: act,
    lugar: place,
    modalidad: university.modality,
    autoridad: university.rector?.name ?? '',
  };
}

function nameOf({ givenName, secondSurname }: ModelApplication, surname: string): string {
  return `${givenName} ${surname} ${secondSurname}`;
}

async function rectify(
  api: TestApi,
  history: History,
  title: ModelTitle,
  datum: Datum,
): Promise<void> {
  const { application, sheet } = title;
  const { sent, stated, surname = title.surname } = rectificationOf(history, title, datum);
  const body = {
    ...resolution(history),
    first_name: application.givenName,
    last_name: title.surname,
    id_number: application.idNumber,
    degree_title: sheet.titulo,
    ...sent,
  };
  const changesErased = application.isErased && datum.startsWith('birth');
  const isAllowed = isInForce(title) && datum !== 'nothing' && !changesErased;
  const path = `/titles/${title.id}/rectification`;
  const answer = await api.asAdmin('POST', path, body);
  expect({ body, answer: answer.body, isAllowed: answer.status < 300 }).toMatchObject({
    isAllowed,
  });
  if (!isAllowed) return;
  const { replacing_title_id: id } = dataOf(answer, titleEntryAnswer);
  const row = (await readList(api, '/titles', titleAnswer)).find((each) => each.id === id);
  if (row === undefined) throw new Error('A rectification issues a title');
  const successor = newTitle(history, row, application, {
    surname,
    ceremonyName: title.ceremonyName,
    sheet: { ...sheet, ...stated },
  });
  history.titles.push(successor);
  title.standing = 'rectified';
  title.successor = successor;
}

interface Rectification {
  readonly sent: object;
  readonly stated: Partial<Sheet>;
  readonly surname?: string;
}

/** The values that a rectification of one datum sends, and what the successor states instead. */
function rectificationOf(
  { university }: History,
  { application, sheet }: ModelTitle,
  datum: Datum,
): Rectification {
  const text = `Corregido ${university.count()}`;
  switch (datum) {
    case 'surname': {
      // A number is no part of a name.
      const surname = sheet.nombre.includes('Rectificado') ? 'Enmendado' : 'Rectificado';
      const nombre = nameOf(application, surname);
      return { sent: { last_name: surname }, stated: { nombre }, surname };
    }
    case 'degree':
      return { sent: { degree_title: text }, stated: { titulo: text } };
    case 'birth-date': {
      const { applied, rectified } = birthDates;
      const date = sheet.fechaNacimiento === applied.printed ? rectified : applied;
      return { sent: { date_of_birth: date.sent }, stated: { fechaNacimiento: date.printed } };
    }
    case 'birth-place':
      return { sent: { place_of_birth: text }, stated: { lugarNacimiento: text } };
    case 'gender': {
      const gender = sheet.sexo === wordings.masculine ? 'feminine' : 'masculine';
      return { sent: { gender }, stated: { sexo: wordings[gender] } };
    }
    case 'act':
      return { sent: { ceremony_name: text }, stated: { acto: text } };
    case 'place':
      return { sent: { ceremony_location: text }, stated: { lugar: text } };
    case 'field':
      return { sent: { fields: { modalidad: text } }, stated: { modalidad: text } };
    case 'nothing':
      return { sent: {}, stated: {} };
    default:
      return datum satisfies never;
  }
}

async function print(api: TestApi, history: History, title: ModelTitle, reason?: string) {
  const { template } = history.university;
  const isSigned = title.sheet.autoridad !== '';
  const isAllowed = !isInReview(title) && (isSigned || (title.form !== undefined && !reason));
  const body = {
    template_id: template.id,
    title_ids: [title.id],
    job: crypto.randomUUID(),
    ...(reason && { edition_reason: reason }),
  };
  if (!(await succeeds(api, '/documents', body, isAllowed))) return;
  title.prints += 1;
  title.form ??= template.form;
}

async function takeBack(api: TestApi, title: ModelTitle): Promise<void> {
  const { data } = v.parse(
    v.object({ data: v.array(handoverAnswer) }),
    (await mustDo(api, 'GET', '/handovers')).body,
  );
  const entry = data.find(({ title_id }) => title_id === title.id);
  const result = { kind: 'not-delivered' };
  await mustDo(api, 'POST', `/handovers/${entry?.id}/correction`, { reason: 'No fue', result });
  title.isDelivered = false;
}

async function erase(api: TestApi, history: History, { application }: ModelTitle): Promise<void> {
  // No user sends this again.
  await history.deaths?.disarm();
  const { idNumber } = application;
  const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'test' };
  const document = { identificationType: samplePerson.identification_type, idNumber };
  await api.database.kysely.transaction().execute((trx) => erasePerson(trx, document, audit));
  application.isErased = true;
  for (const title of history.titles.filter((each) => each.application === application)) {
    title.sheet = { ...title.sheet, fechaNacimiento: '', lugarNacimiento: '' };
  }
}

/** Writes the ceremony as the history says that it is. */
async function updateCeremony(api: TestApi, history: History): Promise<void> {
  const body = { ...ceremonyBody(history), status: history.isOpen ? 'ABIERTO' : 'COMPLETADO' };
  await mustDo(api, 'PUT', `/ceremonies/${history.ceremonyId}`, body);
}

/** The fields of a ceremony whose three series begin with its first number. */
export function ceremonyBody({
  act,
  place,
  firstNumber,
}: Pick<History, 'act' | 'place' | 'firstNumber'>) {
  const digits = String(firstNumber).padStart(5, '0');
  return {
    name: act,
    ceremony_date: day,
    ceremony_location: place,
    record_initial: `HA-${digits}`,
    assigned_initial: `HB-${digits}`,
    folio_initial: `HC-${digits}`,
  };
}

/** Deletes the official in office, or appoints one. */
async function changeRector(api: TestApi, { university }: History): Promise<void> {
  if (university.rector !== undefined) {
    await mustDo(api, 'DELETE', `/authorities/${university.rector.id}`);
    university.rector = undefined;
    return;
  }
  const name = `Autoridad ${university.count()}`;
  university.rector = { id: await addRector(api, name), name };
}

/** Puts another template in place of the one of titles, which is deleted. */
async function changeTemplate(api: TestApi, { university }: History): Promise<void> {
  const form = university.count();
  const { id: former } = university.template;
  university.template = { id: await addTemplate(api, form), form };
  await mustDo(api, 'DELETE', `/document-templates/${former}`);
}

async function changeField(api: TestApi, { university }: History): Promise<void> {
  university.modality = `modalidad ${university.count()}`;
  const body = { name: 'modalidad', value: university.modality };
  await mustDo(api, 'PUT', `/document-fields/${university.fieldId}`, body);
}

async function changeDegree(
  api: TestApi,
  { university }: History,
  gender: ModelApplication['gender'],
): Promise<void> {
  const { careerId: career_id, degreeIds } = university;
  const title_name = `Grado ${university.count()}`;
  const body = { career_id, gender_id: gender === 'masculine' ? 1 : 2, title_name };
  await mustDo(api, 'PUT', `/degree-titles/${degreeIds[gender]}`, body);
  university.degrees[gender] = title_name;
}
