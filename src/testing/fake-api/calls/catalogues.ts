import type { CallId, CallInput } from '#contract/calls.ts';
import {
  type NamedCatalogueName,
  type namedCatalogueCalls,
  namedCatalogues,
} from '#contract/named-catalogues.ts';
import type { RefusalId } from '#contract/refusals.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { foldName } from '#domain/text/text-fold.ts';
import {
  refuseCareerDeletion,
  refuseCareerReferences,
  refuseCareerTypeDeletion,
  refuseDegreeTitleReferences,
  refuseFacultyDeletion,
} from '#register/degree/catalogue-rules.ts';
import type { CareerRow, DegreeTitleRow, DemoUniversity } from '#testing/university/rows.ts';
import { careerAnswer, degreeTitleAnswer } from '../answers.ts';
import { demand } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import {
  nextId,
  type RowOf,
  removeRows,
  type Table,
  tableRows,
  targetRow,
  wireVersion,
} from '../memory.ts';

type Declined = Refusal<RefusalId> | undefined;

/** A table of Configuración: its rows from bodies, its rules and its answers. */
export interface Catalogue<Name extends Table, Create extends CallId, Update extends CallId> {
  readonly table: Name;
  readonly missing: RefusalId;
  /** A new row without its id, or the changes of a row. */
  readonly rowOf: (
    input: CallInput<Create> | CallInput<Update>,
    before?: RowOf<Name>,
  ) => Omit<RowOf<Name>, 'id'>;
  /** Refuses unknown references, then duplicates. */
  readonly refuseSave: (exchange: Exchange, row: RowOf<Name>) => Declined;
  readonly refuseDeletion: (exchange: Exchange, row: RowOf<Name>) => Declined;
  readonly answer: (rows: DemoUniversity, row: RowOf<Name>) => object;
}

/** The four calls of a catalogue. */
export function catalogueReplies<Name extends Table, Create extends CallId, Update extends CallId>(
  catalogue: Catalogue<Name, Create, Update>,
) {
  const { table, missing, rowOf, refuseSave, refuseDeletion } = catalogue;
  const answer = (exchange: Exchange, row: RowOf<Name>) => ({
    ...catalogue.answer(exchange.university.rows, row),
    ...wireVersion(exchange, row),
  });
  return {
    list: (exchange: Exchange) =>
      tableRows(exchange.university, table).map((row) => answer(exchange, row)),
    create(exchange: Exchange<CallInput<Create>>) {
      const { university, input } = exchange;
      const fields = rowOf(input);
      demand(refuseSave(exchange, { id: 0, ...fields } as RowOf<Name>));
      const row = { id: nextId(university, table), ...fields } as RowOf<Name>;
      tableRows(university, table).push(row);
      return answer(exchange, row);
    },
    update(exchange: Exchange<CallInput<Update>>) {
      const row = targetRow(exchange, table, missing);
      const after: RowOf<Name> = { ...row, ...rowOf(exchange.input, row) };
      demand(refuseSave(exchange, after));
      return answer(exchange, Object.assign(row, after));
    },
    remove(exchange: Exchange) {
      const row = targetRow(exchange, table, missing);
      demand(refuseDeletion(exchange, row));
      removeRows(exchange.university, table, ({ id }) => id === row.id);
    },
  };
}

/** The refusal if another row has the same key. */
export function refuseSameKey<Row extends { id: number }>(
  rows: readonly Row[],
  row: Row,
  keyOf: (row: Row) => string,
  id: RefusalId,
): Declined {
  const key = keyOf(row);
  return rows.some((other) => other.id !== row.id && keyOf(other) === key) ? { id } : undefined;
}

const careerKey = ({ name, career_type_id, faculty_id }: CareerRow) =>
  `${faculty_id} ${career_type_id} ${foldName(name)}`;
const degreeTitleKey = ({ career_id, gender_id }: DegreeTitleRow) => `${career_id} ${gender_id}`;

function countRows<Row>(rows: readonly Row[], isCounted: (row: Row) => boolean): number {
  return rows.filter(isCounted).length;
}

/** The rules that refuse to delete a name that careers refer to. */
const refuseNameDeletion: Readonly<
  Partial<Record<NamedCatalogueName, (rows: DemoUniversity, id: number) => Declined>>
> = {
  faculties: ({ careers, authorities }, id) => {
    const isOfFaculty = ({ faculty_id }: { faculty_id?: number | null }) => faculty_id === id;
    return refuseFacultyDeletion({
      careers: countRows(careers, isOfFaculty),
      authorities: countRows(authorities, isOfFaculty),
    });
  },
  careerTypes: ({ careers }, id) =>
    refuseCareerTypeDeletion(countRows(careers, ({ career_type_id }) => career_type_id === id)),
};

/** The calls of the catalogues whose rows have only a name. */
function namedCatalogueReplies() {
  const names = Object.keys(namedCatalogues) as NamedCatalogueName[];
  const replies = names.flatMap((name) => {
    const { calls, refusals } = namedCatalogues[name];
    const { list, create, update, remove } = catalogueReplies<
      NamedCatalogueName,
      'createFaculty',
      'updateFaculty'
    >({
      table: name,
      missing: refusals.missing,
      rowOf: (input) => ({ name: input.name }),
      refuseSave: ({ university: { rows } }, row) =>
        refuseSameKey(rows[name], row, (each) => foldName(each.name), refusals.duplicate),
      refuseDeletion: ({ university: { rows } }, { id }) => refuseNameDeletion[name]?.(rows, id),
      answer: (_rows, row) => row,
    });
    return [
      [calls.list, list],
      [calls.create, create],
      [calls.update, update],
      [calls.remove, remove],
    ];
  });
  return Object.fromEntries(replies) as Replies<keyof typeof namedCatalogueCalls>;
}

const hasId = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id);

const careers = catalogueReplies<'careers', 'createCareer', 'updateCareer'>({
  table: 'careers',
  missing: 'careerMissing',
  rowOf: ({ type_id, ...input }, before) => ({
    name: input.name,
    career_type_id: type_id,
    faculty_id: input.faculty_id,
    is_active: input.is_active ?? before?.is_active ?? true,
    record_order: input.record_order ?? before?.record_order ?? 0,
    assigned_order: input.assigned_order ?? before?.assigned_order ?? 0,
    folio_order: input.folio_order ?? before?.folio_order ?? 0,
  }),
  refuseSave: ({ university: { rows } }, row) =>
    refuseCareerReferences(
      hasId(rows.careerTypes, row.career_type_id),
      hasId(rows.faculties, row.faculty_id),
    ) ?? refuseSameKey(rows.careers, row, careerKey, 'careerDuplicate'),
  refuseDeletion: ({ university: { rows } }, { id }) =>
    refuseCareerDeletion({
      applications: countRows(rows.applications, ({ career_id }) => career_id === id),
      degreeTitles: countRows(rows.degreeTitles, ({ career_id }) => career_id === id),
    }),
  answer: careerAnswer,
});

const degreeTitles = catalogueReplies<'degreeTitles', 'createDegreeTitle', 'updateDegreeTitle'>({
  table: 'degreeTitles',
  missing: 'degreeTitleMissing',
  rowOf: (input) => input,
  refuseSave: ({ university: { rows } }, row) =>
    refuseDegreeTitleReferences(
      hasId(rows.genders, row.gender_id),
      hasId(rows.careers, row.career_id),
    ) ?? refuseSameKey(rows.degreeTitles, row, degreeTitleKey, 'degreeTitleDuplicate'),
  refuseDeletion: () => undefined,
  answer: degreeTitleAnswer,
});

export const catalogues = {
  ...namedCatalogueReplies(),
  listCareers: careers.list,
  createCareer: careers.create,
  updateCareer: careers.update,
  deleteCareer: careers.remove,
  listDegreeTitles: degreeTitles.list,
  createDegreeTitle: degreeTitles.create,
  updateDegreeTitle: degreeTitles.update,
  deleteDegreeTitle: degreeTitles.remove,
};
