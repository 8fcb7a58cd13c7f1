// @module-tag rare
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  authorityAnswer,
  careerAnswer,
  ceremonyAnswer,
  degreeTitleAnswer,
  documentFieldAnswer,
  documentTemplateSummaryAnswer,
  printAnswer,
  printProblemAnswer,
  titleAnswer,
  titleContentAnswer,
  titleEntryAnswer,
  verifiedDocumentAnswer,
} from 'birrete/contract';
import { type DocumentKind, type DocumentTemplate, placeholderNames } from 'birrete/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '#commands/backups/restore-backup.ts';
import { writeBackup } from '#commands/backups/write-backup.ts';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { connectDatabase } from '#platform/database/open.ts';
import { createBlankLocation } from '#testing/databases/blank-location.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { readPdfPages } from '#testing/read-pdf.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

/** One pixel, and another one, as PNG. */
const [dot, otherDot] = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
].map((data) => `data:image/png;base64,${data}`);

// The API reads them at each call, as another start of the site with other variables would.
const verification = {
  university: 'Universidad de Prueba',
  page: 'https://titulos.universidad.edu/{code}',
  datum: 'none' as const,
};

let api: TestApi;
let ceremonyId: number;
let titles: readonly v.InferOutput<typeof titleAnswer>[];
const templateIds = new Map<DocumentKind, number>();

beforeAll(async () => {
  api = await startTestApi({ settings: { verification, opensDocuments: true } });
  for (const [index, kind] of kinds.entries())
    templateIds.set(kind, await storeTemplate(kind, index));
  ceremonyId = await completeCeremony(api, ['Alfaro', 'Bello'], {
    ceremony_location: 'Aula Magna',
  });
  const [official] = await list('/authorities', authorityAnswer);
  await change('/authorities', official, { signature: dot });
  await issueTitles(api, ceremonyId);
  const all = await list('/titles', titleAnswer);
  titles = all.filter(({ ceremony_id }) => ceremony_id === ceremonyId);
  await api.asAdmin('POST', `/titles/${titleAt(1).id}/duplicate`, {
    resolution_number: 'CU-7',
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Extravío',
  });
  for (const output of outputs) await output.make();
});
afterAll(() => api.close());

const kinds = ['title', 'individual-record', 'ceremony-record', 'certificate'] as const;

/** States everything that a template can state. */
function templateOf(kind: DocumentKind, index: number): DocumentTemplate {
  const style = { font: 'garamond', size: 8, align: 'left' } as const;
  const text = [...placeholderNames, 'modalidad']
    .filter((name) => name !== 'nombre' || kind !== 'ceremony-record')
    .map((name) => `${name}: {${name}}`)
    .join(' · ');
  const placed = { x: 20, width: 160 };
  return {
    name: `Matriz ${index}`,
    kind,
    lang: 'es',
    title: 'Título de {nombre}',
    page: {
      size: 'A4',
      orientation: 'portrait',
      margin: 10,
      pages: 'one',
      stock: { kind: 'blank' },
    },
    images: {},
    blocks: [
      {
        kind: 'text',
        ...placed,
        top: { at: 20 },
        role: 'heading',
        text: 'Documento de {nombre}, {titulo}',
        style,
        fit: 'wrap',
      },
      {
        kind: 'text',
        ...placed,
        top: { at: 40 },
        role: 'paragraph',
        text: `${text} {identificado/identificada}`,
        style,
        fit: 'wrap',
      },
      {
        kind: 'qr',
        x: 20,
        width: 30,
        top: { at: 150 },
        alt: 'Código',
        caption: '{codigo}',
        captionAt: 'below',
        style,
      },
      {
        kind: 'signatures',
        ...placed,
        top: { at: 200 },
        height: 20,
        style,
        places: ['Rectora', 'Secretario General', 'Decana'].map((office) => ({
          kind: 'office',
          office,
        })),
      },
      ...(kind === 'ceremony-record'
        ? [
            {
              kind: 'table' as const,
              ...placed,
              top: { at: 240 },
              style,
              columns: [
                {
                  heading: 'Nombre',
                  text: '{nombre}, {titulo}, {lugarNacimiento}, {fechaNacimiento}',
                  share: 100,
                },
              ],
            },
          ]
        : []),
    ],
  };
}

async function storeTemplate(kind: DocumentKind, index: number): Promise<number> {
  const answer = await api.asAdmin('POST', '/document-templates', templateOf(kind, index));
  return dataOf(answer, documentTemplateSummaryAnswer).id;
}

async function list<S extends v.GenericSchema>(
  path: string,
  schema: S,
): Promise<v.InferOutput<S>[]> {
  return dataOf(await api.asAdmin('GET', path), v.array(schema));
}

/** Changes a row, which the console reads before. */
async function change(
  path: string,
  row: { id: number } | undefined,
  changes: object,
): Promise<void> {
  const answer = await api.asAdmin('PUT', `${path}/${row?.id}`, { ...row, ...changes });
  expect(answer).toMatchObject({ status: 200 });
}

function titleAt(index: number) {
  const title = titles[index];
  if (title === undefined) throw new Error('Two titles were issued.');
  return title;
}

async function check(edition: 'first' | 'today' | undefined) {
  const title_ids = [titleAt(0).id];
  const body = { template_id: idOf('title'), title_ids, ...(edition && { edition }) };
  const answer = await api.asAdmin('POST', '/documents/check', body);
  return dataOf(answer, v.array(printProblemAnswer)).map(({ problem }) => problem);
}

async function print(kind: DocumentKind, index: number, more: object = {}): Promise<Buffer> {
  const title_ids = [titleAt(index).id];
  const body = { template_id: idOf(kind), title_ids, job: crypto.randomUUID(), ...more };
  const { content } = dataOf(await api.asAdmin('POST', '/documents', body), printAnswer);
  return Buffer.from(content, 'base64');
}

const bytesOf = async (pdf: Promise<Buffer>) => (await pdf).toString('base64');

/** The text of a copy, whose mark counts. */
async function textOf(pdf: Promise<Buffer>): Promise<string> {
  return (await readPdfPages(await pdf)).join(' ').replaceAll(/copia \d+/gi, 'copia n');
}

/** The sheets of a title: their bytes where the mark is the same each time. */
const outputs = [
  { name: 'reprint', make: () => textOf(print('title', 0)) },
  { name: 'duplicate', make: () => bytesOf(print('title', 1)) },
  { name: 'acta individual', make: () => textOf(print('individual-record', 0)) },
  { name: 'acta del acto', make: () => textOf(print('ceremony-record', 0)) },
  { name: 'certificate', make: () => bytesOf(print('certificate', 0)) },
  {
    name: 'copy for comparison',
    make: async () => {
      const path = `/public/verification/${titleAt(0).verification_code}/document`;
      return dataOf(await api.call('GET', path), verifiedDocumentAnswer).content;
    },
  },
];

type Change = readonly [string, stated: object, make: () => Promise<void>];

/** Everything that may change after the issue, and what the check before a print says about it. */
const changes: readonly [string, readonly Change[]][] = [
  [
    'people, the ceremony and who signs',
    [
      [
        'the birth in the application',
        part('birth'),
        () => changeApplication({ place_of_birth: 'Trujillo' }),
      ],
      ['the name in the application', part('name'), () => changeApplication({ last_name: 'Otra' })],
      [
        'the place of the ceremony',
        part('ceremony'),
        () => changeCeremony({ ceremony_location: 'Teatro' }),
      ],
      [
        'the day of the ceremony',
        part('ceremony'),
        () => changeCeremony({ ceremony_date: '2026-08-30' }),
      ],
      [
        'the name of an official',
        part('officials'),
        () => changeOfficial('Secretario General', { name: 'Dr. Otro' }),
      ],
      [
        'the picture of a signature',
        part('signatures'),
        () => changeOfficial('Rectora', { signature: otherDot }),
      ],
      [
        'an official who took the same office',
        part('officials'),
        () =>
          add('/authorities', { name: 'Dra. Nueva', office: 'Rectora', valid_from: '2026-01-01' }),
      ],
    ],
  ],
  [
    'officials who left, and additional fields',
    [
      [
        'a term that ended before the ceremony',
        part('officials'),
        () => changeOfficial('Decana', { valid_until: '2026-05-01' }),
      ],
      [
        'a deleted official',
        part('officials'),
        async () => remove('/authorities', await officialOf('Secretario General')),
      ],
      [
        'the text of an additional field',
        part('fields'),
        async () =>
          change('/document-fields', await fieldOf('modalidad'), { value: 'a distancia' }),
      ],
      [
        'an additional field of the ceremony',
        part('fields'),
        () => add('/document-fields', { name: 'ciudad', value: 'Otra', ceremony_id: ceremonyId }),
      ],
      [
        'a deleted additional field',
        part('fields'),
        async () => remove('/document-fields', await fieldOf('modalidad')),
      ],
    ],
  ],
  [
    'degrees, careers, the university and its address',
    [
      ['the nomenclature', part('degree'), changeDegrees],
      ['the name of the career', part('career'), changeCareer],
      ['the name of the university', part('university'), renameUniversity],
      ['the address of the verification', { kind: 'changed-address' }, moveVerification],
    ],
  ],
  [
    'templates',
    [
      [
        'the wording of the templates',
        { kind: 'changed-template', template: 'Matriz 0' },
        rewordTemplates,
      ],
      [
        'the name of a template',
        { kind: 'changed-template', template: 'Matriz 0' },
        renameTemplate,
      ],
      [
        'templates of the same kind',
        { kind: 'changed-template', template: 'Matriz 0' },
        addTemplates,
      ],
      ['deleted templates', { kind: 'other-template', template: 'Matriz 0' }, deleteTemplates],
    ],
  ],
];

function part(name: string): object {
  return { kind: 'changed-content', part: name };
}

async function changeOfficial(office: string, changes: object): Promise<void> {
  await change('/authorities', await officialOf(office), changes);
}

async function moveVerification(): Promise<void> {
  verification.page = 'https://otra.universidad.edu/{code}';
}

async function rewordTemplates(): Promise<void> {
  for (const [index, kind] of kinds.entries()) {
    const former = templateOf(kind, index);
    const reworded = former.blocks.map((block) =>
      block.kind === 'text' ? { ...block, text: `Otra ${block.text}` } : block,
    );
    await change('/document-templates', { id: idOf(kind) }, { ...former, blocks: reworded });
  }
}

async function renameTemplate(): Promise<void> {
  const renamed = { ...templateOf('title', 0), name: 'Con otro nombre', title: 'Otro' };
  await change('/document-templates', { id: idOf('title') }, renamed);
}

const added = new Map<DocumentKind, number>();

async function addTemplates(): Promise<void> {
  for (const [index, kind] of kinds.entries())
    added.set(kind, await storeTemplate(kind, index + 10));
}

async function deleteTemplates(): Promise<void> {
  for (const kind of kinds) {
    await remove('/document-templates', { id: idOf(kind) });
    templateIds.set(kind, added.get(kind) ?? 0);
  }
}

function idOf(kind: DocumentKind): number {
  return templateIds.get(kind) ?? 0;
}

async function changeApplication(changes: object): Promise<void> {
  const answer = await api.asAdmin('PUT', `/applications/${await applicationId()}`, {
    first_name: 'María-José',
    last_name: 'Alfaro',
    id_number: titleAt(0).id_number,
    email: 'maria.jose@correo.edu',
    ...changes,
  });
  expect(answer).toMatchObject({ status: 200 });
}

async function applicationId(): Promise<number> {
  const { id } = await api.database.kysely
    .selectFrom('applications')
    .select('id')
    .where('application_code', '=', titleAt(0).application_code)
    .executeTakeFirstOrThrow();
  return id;
}

async function changeCeremony(changes: object): Promise<void> {
  const found = (await list('/ceremonies', ceremonyAnswer)).find(({ id }) => id === ceremonyId);
  await change('/ceremonies', found, changes);
}

async function changeDegrees(): Promise<void> {
  const degrees = await list('/degree-titles', degreeTitleAnswer);
  const { degree_title } = titleAt(0);
  for (const degree of degrees.filter(({ title_name }) => title_name === degree_title)) {
    await change('/degree-titles', degree, { title_name: `${degree.title_name} de antes` });
  }
}

async function changeCareer(): Promise<void> {
  const careers = await list('/careers', careerAnswer);
  for (const career of careers.filter(({ name }) => name === titleAt(0).career_name)) {
    await change('/careers', career, {
      name: `${career.name} II`,
      type_id: career.career_type_id,
    });
  }
}

async function renameUniversity(): Promise<void> {
  verification.university = 'Otra universidad';
}

const officialOf = async (office: string) =>
  (await list('/authorities', authorityAnswer)).find((official) => official.office === office);

const fieldOf = async (name: string) =>
  (await list('/document-fields', documentFieldAnswer)).find((field) => field.name === name);

async function add(path: string, body: object): Promise<void> {
  expect(await api.asAdmin('POST', path, body)).toMatchObject({ status: 201 });
}

async function remove(path: string, row: { id: number } | undefined): Promise<void> {
  expect(await api.asAdmin('DELETE', `${path}/${row?.id}`)).toMatchObject({ status: 200 });
}

describe('after the issue', () => {
  const issued = new Map<string, string>();
  beforeAll(async () => {
    for (const { name, make } of outputs) issued.set(name, await make());
  });

  describe.each(changes)('%s', (_, ofGroup) => {
    test.each(ofGroup)('the check names a change: %s', async (_name, stated, make) => {
      await make();
      expect(await check('first')).toContainEqual(expect.objectContaining(stated));
    });

    test('no sheet has changed', async () => {
      for (const { name, make } of outputs) {
        expect({ [name]: await make() }).toEqual({ [name]: issued.get(name) });
      }
    });
  });

  test('a restored backup draws every sheet as it was issued', { timeout: 400_000 }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'birrete-sealed-'));
    const file = path.join(folder, 'backup.gz');
    const before = api;
    await writeBackup(before.database.kysely, file);
    const location = await createBlankLocation(path.join(folder, 'data'));
    const { kysely, close } = await connectDatabase(location);
    await restoreBackup(kysely, file);
    await close();
    api = await startTestApi({ ...location, settings: { verification, opensDocuments: true } });
    try {
      for (const { name, make } of outputs) {
        expect({ [name]: await make() }).toEqual({ [name]: issued.get(name) });
      }
      expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
    } finally {
      await api.close();
      api = before;
      await rm(folder, { recursive: true });
    }
  });

  test('the form of today is a choice with a reason, which the log has', async () => {
    const reason = 'Nuevo escudo';
    const today = await readPdfPages(await print('title', 0, { edition_reason: reason }));
    const first = await readPdfPages(await print('title', 0));
    expect(today.join(' ')).not.toEqual(first.join(' '));
    // The content is what was issued.
    expect(today.join(' ')).toContain('Aula Magna');
    const prints = await api.database.kysely
      .selectFrom('print_reasons as r')
      .innerJoin('document_prints as p', 'p.id', 'r.print_id')
      .select(['r.reason', 'p.template_id'])
      .where('p.title_id', '=', titleAt(0).id)
      .execute();
    expect(prints).toEqual([{ reason, template_id: idOf('title') }]);
    const named = (await check('today')).filter(({ kind }) => String(kind).includes('template'));
    expect(named).toEqual([]);
  });

  test('a check without `edition` has the problems that it always had', async () => {
    const known = (await check(undefined)).filter(({ kind }) =>
      /changed|other|lost/.test(String(kind)),
    );
    expect(known).toEqual([]);
  });

  test('the trail seals what each title states, and names one whose content differs', async () => {
    const { kysely } = api.database;
    expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
    const { id } = titleAt(0);
    const change = statement(`update title_contents
      set content = jsonb_set(content, '{university}', '"Otra"') where title_id = ${id}`);
    expect(await changeAsOwner(kysely, change, verifyAudit)).toMatchObject({
      status: 'titles-altered',
      faults: [{ kind: 'content-changed', id }],
    });
  });
});

describe('a rectification', () => {
  const resolution = {
    resolution_number: 'CU-8',
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Error de transcripción',
  };

  /** A title of another ceremony, with the texts that a rectification sends. */
  async function freshTitle() {
    // The matrix has removed some.
    for (const office of ['Rectora', 'Secretario General', 'Decana']) {
      await add('/authorities', { name: `Titular: ${office}`, office, valid_from: '2020-01-01' });
    }
    const act = await completeCeremony(api, ['Cano'], { ceremony_location: 'Aula Magna' });
    await issueTitles(api, act);
    const title = (await list('/titles', titleAnswer)).find((each) => each.ceremony_id === act);
    if (title === undefined) throw new Error('A title was issued.');
    const { first_name, last_name, id_number, degree_title } = title;
    return { title, texts: { first_name, last_name, id_number, degree_title } };
  }

  const sheetOf = async (id: number) => {
    const body = { template_id: idOf('title'), title_ids: [id], job: crypto.randomUUID() };
    const { content } = dataOf(await api.asAdmin('POST', '/documents', body), printAnswer);
    return (await readPdfPages(Buffer.from(content, 'base64'))).join(' ').replace(/\s+/g, ' ');
  };

  test('reaches the sheets of the successor, datum after datum', async () => {
    const { title, texts } = await freshTitle();
    const shown: readonly [object, string][] = [
      [{ first_name: 'Ángela' }, 'nombres: Ángela'],
      [{ last_name: 'Cañas' }, 'apellidos: Cañas'],
      [{ id_number: 'E-81.234.567' }, 'documento: E-81.234.567'],
      [{ degree_title: 'Doctora en Pruebas' }, 'titulo: Doctora en Pruebas'],
      [{ date_of_birth: '1999-12-31' }, 'fechaNacimiento: 31 de diciembre de 1999'],
      [{ place_of_birth: 'Ciudad Bolívar' }, 'lugarNacimiento: Ciudad Bolívar'],
      [{ gender: 'masculine' }, 'identificado'],
      [{ gender: 'feminine' }, 'identificada'],
      [{ gender: null }, 'identificado o identificada'],
      [{ ceremony_name: 'Acto Solemne' }, 'acto: Acto Solemne'],
      [{ ceremony_location: 'Teatro César Rengifo' }, 'lugar: Teatro César Rengifo'],
      [{ fields: { modalidad: 'semipresencial' } }, 'modalidad: semipresencial'],
    ];
    let id = title.id;
    let stated = {};
    for (const [change, text] of shown) {
      stated = { ...stated, ...change };
      const body = { ...resolution, ...texts, ...stated };
      const answer = await api.asAdmin('POST', `/titles/${id}/rectification`, body);
      id = dataOf(answer, titleEntryAnswer).replacing_title_id ?? 0;
      expect(await sheetOf(id)).toContain(text);
    }
    expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
  });

  test('changes no birth that was erased with the person', async () => {
    const { title, texts } = await freshTitle();
    const { kysely } = api.database;
    await kysely
      .updateTable('title_contents')
      .set({ birth: null, birth_salt: null })
      .where('title_id', '=', title.id)
      .execute();
    const body = { ...resolution, ...texts, last_name: 'Otra', date_of_birth: '1999-12-31' };
    expect(refusal(await api.asAdmin('POST', `/titles/${title.id}/rectification`, body))).toEqual([
      422,
      'Los datos de nacimiento de esta persona se borraron y no se pueden rectificar.',
    ]);
    const content = await api.asAdmin('GET', `/titles/${title.id}/content`);
    expect(dataOf(content, titleContentAnswer).birth_erased).toBe(true);
  });
});
