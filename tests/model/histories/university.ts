import {
  authorityAnswer,
  careerAnswer,
  degreeTitleAnswer,
  documentFieldAnswer,
  documentTemplateSummaryAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { dataOf, type TestApi } from '../../../examples/api/testing/test-api.ts';
import type { Gender, University } from './model.ts';
import { recordTemplate, titleTemplate } from './templates.ts';

const genderIds: Readonly<Record<Gender, number>> = { masculine: 1, feminine: 2 };

/** Reads a list as the administrator. */
export async function readList<Row extends v.GenericSchema>(
  api: TestApi,
  path: string,
  row: Row,
): Promise<v.InferOutput<Row>[]> {
  return dataOf(await api.asAdmin('GET', path), v.array(row));
}

/** Sends a change as the administrator. @throws if it is refused */
export async function mustDo(api: TestApi, method: string, path: string, body?: object) {
  const answer = await api.asAdmin(method, path, body);
  if (answer.status < 300) return answer;
  throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
}

/** Prepares the demo university: its only rector, its field, its degree of one career and its templates are known. */
export async function prepareUniversity(api: TestApi): Promise<University> {
  let counted = 0;
  const degrees = await readList(api, '/degree-titles', degreeTitleAnswer);
  const careers = await readList(api, '/careers', careerAnswer);
  const degreeOf = (careerId: number, gender: Gender) =>
    degrees.find(
      ({ career_id, gender_id }) => career_id === careerId && gender_id === genderIds[gender],
    );
  const career = careers.find(
    ({ id, is_active }) =>
      is_active === 1 && degreeOf(id, 'masculine') !== undefined && degreeOf(id, 'feminine'),
  );
  if (career === undefined) throw new Error('No career has both degrees');
  const [male, female] = [degreeOf(career.id, 'masculine'), degreeOf(career.id, 'feminine')];
  for (const { id, office } of await readList(api, '/authorities', authorityAnswer)) {
    if (office === 'Rectora') await mustDo(api, 'DELETE', `/authorities/${id}`);
  }
  const rector = { id: await addRector(api, 'Autoridad 0'), name: 'Autoridad 0' };
  return {
    careerId: career.id,
    degreeIds: { masculine: male?.id ?? 0, feminine: female?.id ?? 0 },
    degrees: { masculine: male?.title_name ?? '', feminine: female?.title_name ?? '' },
    fieldId: await addField(api, 'presencial'),
    modality: 'presencial',
    rector,
    template: { id: await addTemplate(api, 0), form: 0 },
    recordTemplateId: await storeTemplate(api, recordTemplate('Acta de las historias')),
    nextNumber: 1,
    count: () => {
      counted += 1;
      return counted;
    },
  };
}

/** Creates an official in office, and returns the id. */
export async function addRector(api: TestApi, name: string): Promise<number> {
  const body = { name, office: 'Rectora', valid_from: '2020-01-01' };
  return dataOf(await mustDo(api, 'POST', '/authorities', body), authorityAnswer).id;
}

/** Creates a template of titles, and returns its id. */
export function addTemplate(api: TestApi, form: number): Promise<number> {
  return storeTemplate(api, titleTemplate(`Título de las historias ${form}`, form));
}

async function storeTemplate(api: TestApi, template: object): Promise<number> {
  const answer = await mustDo(api, 'POST', '/document-templates', template);
  return dataOf(answer, documentTemplateSummaryAnswer).id;
}

async function addField(api: TestApi, value: string): Promise<number> {
  const fields = await readList(api, '/document-fields', documentFieldAnswer);
  const known = fields.find(({ name }) => name === 'modalidad');
  if (known !== undefined) await mustDo(api, 'DELETE', `/document-fields/${known.id}`);
  const answer = await mustDo(api, 'POST', '/document-fields', { name: 'modalidad', value });
  return dataOf(answer, documentFieldAnswer).id;
}
