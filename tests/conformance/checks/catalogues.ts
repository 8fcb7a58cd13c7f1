import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, idOf, listOf, type Row, refused, rowWith } from '../reading.ts';

const { write } = checksIn('Configuration');

/** One catalogue: its path, the id of a row, and the field that names a row. */
type CatalogueEndpoint = { path: string; kind: string; field: string };

const faculties: CatalogueEndpoint = { path: '/api/faculties', kind: 'faculty', field: 'name' };
const careerTypes: CatalogueEndpoint = {
  path: '/api/career_types',
  kind: 'career_type',
  field: 'name',
};
const careers: CatalogueEndpoint = { path: '/api/careers', kind: 'career', field: 'name' };
const degreeTitles: CatalogueEndpoint = {
  path: '/api/degree-titles',
  kind: 'degree_title',
  field: 'title_name',
};

async function catalogueRows(context: Context, { path }: CatalogueEndpoint): Promise<Row[]> {
  return listOf(await context.admin('GET', path));
}

/** Creates a row, runs `use` and removes the row in any case. */
async function withRow(
  context: Context,
  catalogue: CatalogueEndpoint,
  rest: Row,
  use: (id: number) => Promise<void>,
): Promise<void> {
  const name = context.label(catalogue.kind);
  const payload = { ...rest, [catalogue.field]: name };
  accepted(await context.admin('POST', catalogue.path, payload));
  const row = rowWith(await catalogueRows(context, catalogue), catalogue.field, name);
  const id = idOf(row, catalogue.kind);
  try {
    await use(id);
  } finally {
    await context.admin('DELETE', `${catalogue.path}/${id}`);
  }
}

/** Rows can be created, listed, changed and deleted; blank names and unknown ids are refused. */
async function demandCrud(
  context: Context,
  catalogue: CatalogueEndpoint,
  rest: Row,
): Promise<void> {
  const { path, field, kind } = catalogue;
  await withRow(context, catalogue, rest, async (id) => {
    const name = context.label(`${kind} cambiado`);
    accepted(await context.admin('PUT', `${path}/${id}`, { ...rest, [field]: name }));
    const row = rowWith(await catalogueRows(context, catalogue), field, name);
    demand(idOf(row, kind) === id, `PUT ${path}/{id} made another row`);
    for (const [key, value] of Object.entries(rest)) {
      const stored = row[key === 'type_id' ? 'career_type_id' : key];
      demand(stored === value, `${key} is ${JSON.stringify(stored)}, not ${value}`);
    }
    refused(await context.admin('POST', path, { ...rest, [field]: '  ' }), 400, 422);
    accepted(await context.admin('DELETE', `${path}/${id}`));
    const left = (await catalogueRows(context, catalogue)).some(
      (other) => idOf(other, kind) === id,
    );
    demand(!left, `DELETE ${path}/{id} left the row`);
    refused(await context.admin('DELETE', `${path}/${id}`), 404);
  });
}

/** Runs `use` with a new career, in a new faculty and of a new type. */
async function withCareer(
  context: Context,
  use: (careerId: number, rest: Row) => Promise<void>,
): Promise<void> {
  await withRow(context, faculties, {}, (faculty_id) =>
    withRow(context, careerTypes, {}, async (type_id) => {
      const rest = { faculty_id, type_id };
      await withRow(context, careers, rest, (id) => use(id, rest));
    }),
  );
}

export const catalogueChecks: readonly Check[] = [
  write('faculties-kept', 'Faculties can be created, renamed and deleted', (context) =>
    demandCrud(context, faculties, {}),
  ),
  write('career-types-kept', 'Career types can be created, renamed and deleted', (context) =>
    demandCrud(context, careerTypes, {}),
  ),
  write(
    'careers-kept',
    'Careers can be created with type_id and faculty_id, changed and deleted',
    (context) => withCareer(context, (_, rest) => demandCrud(context, careers, rest)),
  ),
  write(
    'degree-titles-kept',
    'Nomenclatures can be created with career_id and gender_id, changed and deleted',
    (context) =>
      withCareer(context, (career_id) =>
        demandCrud(context, degreeTitles, { career_id, gender_id: 2 }),
      ),
  ),
  write('faculty-in-use', 'Deleting a faculty with careers is refused with a message', (context) =>
    withCareer(context, async (_, { faculty_id }) => {
      refused(await context.admin('DELETE', `${faculties.path}/${faculty_id}`), 409, 422);
    }),
  ),
];
