import { check, picklist, pipe, transform, unknown } from 'valibot';
import type { RegistryNumbers } from '#domain/registry/issued-title.ts';
import { normalizeVerificationCode } from '#domain/verification/verification-code.ts';
import type {
  HomonymDatum,
  StatedResolution,
  VerifiedFacts,
  VerifiedStanding,
  VerifiedTitle,
} from '#domain/verification/verified-title.ts';
import { optionalDate } from '../wire/dates.ts';
import { filledText, optionalText } from '../wire/fields.ts';
import { optionalPart, rowOf } from '../wire/row.ts';

const resolution = rowOf({
  number: [optionalText, 'number'],
  date: [optionalDate, 'date'],
  body: [optionalText, 'body'],
});

/** Anything but true offers no document. */
const isTrue = pipe(
  unknown(),
  transform((value) => value === true),
);

const title = rowOf({
  // Only these: an answer that says anything else verifies nothing.
  kind: [
    pipe(unknown(), picklist(['valid', 'on-hold', 'rectified', 'annulled', 'replaced'])),
    'status',
  ],
  code: [filledText, 'code'],
  personName: [optionalText, 'person_name'],
  degreeTitle: [optionalText, 'degree_title'],
  university: [optionalText, 'university'],
  issueDate: [optionalDate, 'issue_date'],
  ceremonyDate: [optionalDate, 'ceremony_date'],
  documentEnd: [optionalText, 'document_end'],
  birthYear: [optionalText, 'birth_year'],
  record: [optionalText, 'record_registry'],
  assigned: [optionalText, 'assigned_registry'],
  folio: [optionalText, 'folio_registry'],
  resolution: [optionalPart(resolution), 'resolution'],
  currentCode: [optionalText, 'current_code'],
  hasDocument: [isTrue, 'has_document'],
});

/**
 * The answer of a verification. It is unreadable without a known standing, without a name that nothing hides, and if it is
 * about another code, as the answer of a faulty cache is.
 *
 * @param asked the normalized code that was sent
 */
export function verifiedTitle(asked: string) {
  return pipe(
    title,
    check(({ code }) => normalizeVerificationCode(code) === asked, 'the code that was sent'),
    check(({ kind, personName }) => kind === 'replaced' || personName !== undefined, 'a name'),
    transform(
      ({ kind, university, resolution, currentCode, hasDocument, ...facts }): VerifiedTitle => ({
        code: asked,
        standing: standingOf(kind, resolution, currentCode),
        university,
        facts: kind === 'replaced' ? undefined : factsOf(facts),
        hasDocument: hasDocument && kind !== 'replaced' && kind !== 'on-hold',
      }),
    ),
  );
}

interface StatedFacts
  extends Pick<VerifiedFacts, 'degreeTitle' | 'ceremonyDate' | 'issueDate'>,
    RegistryNumbers {
  readonly personName: string | undefined;
  readonly documentEnd: string | undefined;
  readonly birthYear: string | undefined;
}

function factsOf({ personName = '', ...stated }: StatedFacts): VerifiedFacts {
  const { record, assigned, folio, documentEnd, birthYear, ...facts } = stated;
  const { degreeTitle, ceremonyDate, issueDate } = facts;
  return {
    personName,
    datum: datumOf(documentEnd, birthYear),
    degreeTitle,
    ceremonyDate,
    issueDate,
    registry: { record, assigned, folio },
  };
}

function datumOf(
  documentEnd: string | undefined,
  birthYear: string | undefined,
): HomonymDatum | undefined {
  if (documentEnd !== undefined) return { kind: 'documentEnd', value: documentEnd };
  return birthYear === undefined ? undefined : { kind: 'birthYear', value: birthYear };
}

type Stated = Omit<StatedResolution, 'number'> & { readonly number: string | undefined };

function standingOf(
  kind: VerifiedStanding['kind'],
  { number, ...rest }: Stated,
  currentCode: string | undefined,
): VerifiedStanding {
  const resolution = number === undefined ? undefined : { number, ...rest };
  switch (kind) {
    case 'valid':
    case 'on-hold':
    case 'replaced':
      return { kind };
    case 'annulled':
      return { kind, resolution };
    case 'rectified':
      return { kind, resolution, currentCode };
    default:
      return kind satisfies never;
  }
}
