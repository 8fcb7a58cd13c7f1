import { check, picklist, pipe, transform, unknown } from 'valibot';
import type { CallPath } from '#contract/paths/call-path.ts';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { NameField } from '#domain/application/field-names.ts';
import { type CalendarDate, formatIsoDate } from '#domain/calendar/calendar-date.ts';
import {
  type ErrorCause,
  errorCauses,
  type Resolution,
  type TitleEntry,
  titleEntryKinds,
} from '#domain/registry/title-entry.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import {
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalText,
  textOrEmpty,
} from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';
import { wireStatement } from './title-content.ts';

/** The texts of the title that replaces a rectified one. A blank text is none. */
export type CorrectedTitle = Readonly<Record<NameField | 'idNumber' | 'degreeTitle', string>>;

/** A correction as an administrator enters it. */
export type Correction = {
  readonly titleId: number;
  readonly resolution: Resolution<CalendarDate>;
} & (
  | { readonly kind: 'annulled' | 'duplicated' }
  | {
      readonly kind: 'rectified';
      readonly corrected: CorrectedTitle;
      /** True hides the former name from the public. Only for servers that offer 'hidden-names'. */
      readonly hidesFormerName: boolean;
      /** The values of the new title's documents, and the cause of the error. Only for servers that offer 'title-contents'. */
      readonly stated:
        | { readonly statement: TitleStatement; readonly cause: ErrorCause }
        | undefined;
    }
);

const errorCause = pipe(
  optionalText,
  transform((text) => errorCauses.find((cause) => cause === text)),
);

const entry = pipe(
  rowOf({
    id: [identifier, 'id'],
    titleId: [identifier, 'title_id'],
    kind: [pipe(unknown(), picklist(titleEntryKinds)), 'kind'],
    number: [textOrEmpty, 'resolution_number'],
    date: [optionalDate, 'resolution_date'],
    body: [textOrEmpty, 'resolution_body'],
    reason: [textOrEmpty, 'resolution_reason'],
    replacedBy: [optionalIdentifier, 'replacing_title_id'],
    hidesFormerName: [optionalFlag, 'former_name_hidden'],
    cause: [errorCause, 'error_cause'],
    enteredBy: [optionalText, 'entered_by'],
    enteredAt: [optionalTimestamp, 'created_at'],
  }),
  check(({ kind, replacedBy }) => kind !== 'rectified' || replacedBy !== undefined),
  transform(({ kind, replacedBy, hidesFormerName = false, ...rest }): TitleEntry => {
    const { number, date, body, reason, ...row } = rest;
    const resolution = { number, date, body, reason };
    return kind === 'rectified'
      ? { ...row, kind, resolution, replacedBy: replacedBy ?? 0, hidesFormerName }
      : { ...row, kind, resolution };
  }),
);

const calls = {
  annulled: extraPaths.annulTitle,
  rectified: extraPaths.rectifyTitle,
  duplicated: extraPaths.duplicateTitle,
} as const satisfies Record<TitleEntry['kind'], CallPath>;

/** The corrections of issued titles. Only for servers that offer 'corrections'. */
export const titleEntries = {
  list: rowsAt(extraPaths.listTitleEntries, entry),
  create: (api: ApiClient, correction: Correction): Promise<undefined> =>
    api.send({
      call: calls[correction.kind],
      parameters: { id: correction.titleId },
      payload: payloadOf(correction),
      answer: nothing,
    }),
};

function payloadOf(correction: Correction) {
  const { number, date, body, reason } = correction.resolution;
  return {
    [correctionKeys.number]: number,
    [correctionKeys.date]: formatIsoDate(date),
    [correctionKeys.body]: body,
    [correctionKeys.reason]: reason,
    ...(correction.kind === 'rectified' ? rectifiedParts(correction) : {}),
  };
}

/** The keys of a correction's body, without those of what only the documents state. */
export const correctionKeys = {
  number: 'resolution_number',
  date: 'resolution_date',
  body: 'resolution_body',
  reason: 'resolution_reason',
  cause: 'error_cause',
  firstName: 'first_name',
  secondName: 'middle_name',
  thirdName: 'third_name',
  lastName: 'last_name',
  secondLastName: 'second_last_name',
  idNumber: 'id_number',
  degreeTitle: 'degree_title',
} as const;

function rectifiedParts({
  corrected,
  hidesFormerName,
  stated,
}: Extract<Correction, { kind: 'rectified' }>) {
  return {
    ...wireTexts(corrected),
    ...(stated && { ...wireStatement(stated.statement), [correctionKeys.cause]: stated.cause }),
    ...(hidesFormerName ? { former_name_hidden: true } : {}),
  };
}

function wireTexts(corrected: CorrectedTitle) {
  const { firstName, secondName, thirdName, lastName, secondLastName } = corrected;
  return {
    [correctionKeys.firstName]: firstName,
    [correctionKeys.secondName]: secondName,
    [correctionKeys.thirdName]: thirdName,
    [correctionKeys.lastName]: lastName,
    [correctionKeys.secondLastName]: secondLastName,
    [correctionKeys.idNumber]: corrected.idNumber,
    [correctionKeys.degreeTitle]: corrected.degreeTitle,
  };
}
