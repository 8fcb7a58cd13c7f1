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
    ceremony_name: content.ceremony.name,
    ceremony_location: content.ceremony.location,
    fields: content.fields,
  };
  return { content, stated, isBirthErased: birth === null };
}

type TitleRow = Selectable<Schema['issued_titles']>;

/**
 * Stores the content of the title that is issued in place of a rectified one: that of the rectified one, with what the
 * resolution changes in its row and beside it. A name and an identity document that it does not change are printed as before,
 * whatever the style of today.
 * @returns the seal for the entry of the rectification
 */
export async function sealSuccessor(
  trx: Kysely<Schema>,
  { content, isBirthErased }: RectifiedContent,
  { rectified, successor }: { readonly rectified: TitleRow; readonly successor: TitleRow },
  values: StatedValues,
  idNumberStyle: IdentityNumberStyle,
): Promise<Readonly<Record<string, string>>> {
  const { date_of_birth: date, place_of_birth: place, gender, fields } = values;
  const name = personNameOf(successor);
  const isSameName = JSON.stringify(name) === JSON.stringify(personNameOf(rectified));
  const isSameNumber = successor.id_number === rectified.id_number;
  const changed: TitleContent = {
    ...content,
    name: isSameName ? content.name : presentName(name),
    ...(!isSameNumber && documentOf(successor, idNumberStyle)),
    gender,
    degree: successor.degree_title ?? '',
    ceremony: {
      ...content.ceremony,
      name: values.ceremony_name,
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

/** The fields of the ceremony's own documents, with the changes of those whose text the title shares. */
function ceremonyFields({ ceremony, fields: before }: TitleContent, after: DocumentFields) {
  const rectified = Object.entries(ceremony.fields).map(([name, text]) =>
    before[name] === text ? ([name, after[name] ?? ''] as const) : ([name, text] as const),
  );
  return Object.fromEntries(rectified.filter(([, text]) => text !== ''));
}
