import {
  type DocumentFields,
  type IdentityNumberStyle,
  presentName,
  type StatedValues,
  type TitleContent,
} from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import { documentOf, issueFactsOf } from '../document-values.ts';
import { storeContents } from './seal-contents.ts';

/** The sealed content of a title that is rectified. */
export interface RectifiedContent {
  readonly content: TitleContent;
  /** The values that the title states beside its row. */
  readonly stated: StatedValues;
  /** True once the birth was erased with the person. */
  readonly isBirthErased: boolean;
}

/** Reads what the documents of a title state; undefined without the title. */
export async function readRectifiable(
  kysely: Kysely<Schema>,
  titleId: number,
): Promise<RectifiedContent | undefined> {
  const row = await kysely
    .selectFrom('title_contents')
    .select(['content', 'birth'])
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { content, birth } = row;
  const stated = {
    date_of_birth: birth?.date ?? null,
    place_of_birth: birth?.place ?? null,
    gender: content.gender,
    ceremony_location: content.ceremony.location,
    fields: content.fields,
  };
  return { content, stated, isBirthErased: birth === null };
}

/**
 * Stores the content of the title that is issued in place of a rectified one: that of the rectified one, with what the
 * successor's row says and what the resolution changes beside it.
 * @returns the seal for the entry of the rectification
 */
export async function sealSuccessor(
  trx: Kysely<Schema>,
  { content, isBirthErased }: RectifiedContent,
  successor: Selectable<Schema['issued_titles']>,
  values: StatedValues,
  idNumberStyle: IdentityNumberStyle,
): Promise<Readonly<Record<string, string>>> {
  const { date_of_birth: date, place_of_birth: place, gender, fields } = values;
  const changed: TitleContent = {
    ...content,
    name: presentName(personNameOf(successor)),
    ...documentOf(successor, idNumberStyle),
    gender,
    degree: successor.degree_title ?? '',
    ceremony: {
      ...content.ceremony,
      location: values.ceremony_location,
      fields: ceremonyFields(content, fields),
    },
    ...issueFactsOf(successor),
    fields,
  };
  const birth = isBirthErased ? undefined : { date, place };
  const sealed = { titleId: successor.id, content: changed, birth };
  // The pictures of the signatures are stored with the rectified title.
  return storeContents(trx, [sealed], new Map());
}

/** The fields of the ceremony's own documents, with the changes of those that the title states alike. */
function ceremonyFields({ ceremony, fields: before }: TitleContent, after: DocumentFields) {
  const rectified = Object.entries(ceremony.fields).map(([name, text]) =>
    before[name] === text ? ([name, after[name] ?? ''] as const) : ([name, text] as const),
  );
  return Object.fromEntries(rectified.filter(([, text]) => text !== ''));
}
