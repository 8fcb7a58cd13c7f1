import { pipe, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { type CalendarDate, formatIsoDate } from '#domain/calendar/calendar-date.ts';
import { changesAt } from '../changes-at.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalDate } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A complete and valid official from the form. */
export interface AuthorityInput {
  readonly name: string;
  readonly office: string;
  /** Undefined for the titles of all faculties. */
  readonly facultyId: number | undefined;
  readonly validFrom: CalendarDate;
  readonly validUntil: CalendarDate | undefined;
  /** A data URL; undefined without a picture. */
  readonly signature: string | undefined;
}

const changes = {
  create: extraPaths.createAuthority,
  update: extraPaths.updateAuthority,
  remove: extraPaths.deleteAuthority,
} as const;

/** The keys of an official's body. */
export const authorityKeys = {
  name: 'name',
  office: 'office',
  faculty: 'faculty_id',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  signature: 'signature',
} as const;

/** A picture in the answer itself: the page would load another address. */
const picture = pipe(
  optionalText,
  transform((text) => (text?.startsWith('data:image/') ? text : undefined)),
);

const authority = rowOf({
  id: [identifier, 'id'],
  name: [textOrEmpty, 'name'],
  office: [textOrEmpty, 'office'],
  facultyId: [optionalIdentifier, 'faculty_id'],
  facultyName: [optionalText, 'faculty_name'],
  validFrom: [optionalDate, 'valid_from'],
  validUntil: [optionalDate, 'valid_until'],
  signature: [picture, 'signature'],
  version: [optionalText, 'version'],
});

/** The officials who sign documents. Only for servers that offer 'documents'. */
export const authorities = {
  list: rowsAt(extraPaths.listAuthorities, authority, 'message'),
  ...changesAt(changes, {
    toPayload: ({ name, office, facultyId, validFrom, validUntil, signature }: AuthorityInput) => ({
      [authorityKeys.name]: name,
      [authorityKeys.office]: office,
      [authorityKeys.faculty]: facultyId ?? null,
      [authorityKeys.validFrom]: formatIsoDate(validFrom),
      [authorityKeys.validUntil]: validUntil === undefined ? null : formatIsoDate(validUntil),
      [authorityKeys.signature]: signature ?? null,
    }),
    created: nothing,
  }),
};
