import { pipe, record, string, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import { grammaticalGenders } from '#domain/degree/grammatical-gender.ts';
import type { TitleSeal } from '#domain/registry/title-seal.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { optionalFlag, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const content = pipe(
  rowOf({
    date: [optionalDate, 'date_of_birth'],
    place: [textOrEmpty, 'place_of_birth'],
    isBirthErased: [optionalFlag, 'birth_erased'],
    gender: [optionalText, 'gender'],
    ceremonyName: [textOrEmpty, 'ceremony_name'],
    ceremonyLocation: [textOrEmpty, 'ceremony_location'],
    fields: [record(string(), string()), 'fields'],
  }),
  transform(
    ({ date, place, isBirthErased, gender, ...stated }): TitleStatement => ({
      ...stated,
      birth: isBirthErased ? undefined : { date, place },
      gender: grammaticalGenders.find((one) => one === gender),
    }),
  ),
);

/** Reads what the documents of a title state. Only for servers that offer 'title-contents'. */
export function readTitleContent(
  api: ApiClient,
  titleId: number,
  signal?: AbortSignal,
): Promise<TitleStatement> {
  return api.send({
    call: extraPaths.readTitleContent,
    parameters: { id: titleId },
    signal,
    answer: itemOf(content),
  });
}

const seal = rowOf({ asFoundAt: [optionalTimestamp, 'as_found_at'] });

/**
 * Reads the moment at which an upgrade sealed what the documents of a title state; none if its issue did. Only for servers
 * that offer 'title-contents'.
 */
export function readTitleSeal(
  api: ApiClient,
  titleId: number,
  signal?: AbortSignal,
): Promise<TitleSeal> {
  return api.send({
    call: extraPaths.readTitleSeal,
    parameters: { id: titleId },
    signal,
    answer: itemOf(seal),
  });
}

/** The keys of the parts of a statement; additional fields are in `fields`. */
export const statementKeys = {
  birthDate: 'date_of_birth',
  birthPlace: 'place_of_birth',
  gender: 'gender',
  ceremonyName: 'ceremony_name',
  ceremonyLocation: 'ceremony_location',
  fields: 'fields',
} as const;

/** The keys of a rectification for what the new title states. */
export function wireStatement({
  birth,
  gender,
  ceremonyName,
  ceremonyLocation,
  fields,
}: TitleStatement) {
  const { date, place } = birth ?? {};
  return {
    ...(birth && {
      [statementKeys.birthDate]: date ? formatIsoDate(date) : null,
      [statementKeys.birthPlace]: place,
    }),
    [statementKeys.gender]: gender ?? null,
    ...(ceremonyName !== '' && { [statementKeys.ceremonyName]: ceremonyName }),
    ...(ceremonyLocation !== '' && { [statementKeys.ceremonyLocation]: ceremonyLocation }),
    [statementKeys.fields]: fields,
  };
}
