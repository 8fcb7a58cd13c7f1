import { pipe, transform } from 'valibot';
import type { ProofAnswer, ProposedTitle, TitleProof } from '#domain/application/title-proof.ts';
import { describeIdentityNumber } from '#domain/person/printed-identity-number.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { filledText, optionalFlag, optionalText } from '../wire/fields.ts';
import { optionalPart } from '../wire/optional-part.ts';
import { rowOf } from '../wire/row.ts';
import { wordingRequest } from './wording-request.schema.ts';

const title = pipe(
  rowOf({
    version: [filledText, 'version'],
    fullName: [optionalText, 'full_name'],
    identificationType: [optionalText, 'identification_type'],
    idNumber: [optionalText, 'id_number'],
    degreeTitle: [optionalText, 'degree_title'],
    careerName: [optionalText, 'career_name'],
    facultyName: [optionalText, 'faculty_name'],
    ceremonyName: [optionalText, 'ceremony_name'],
    ceremonyDate: [optionalDate, 'ceremony_date'],
    ceremonyLocation: [optionalText, 'ceremony_location'],
    image: [optionalText, 'image'],
  }),
  transform(({ identificationType, idNumber, ...rest }): ProposedTitle => {
    const identification = describeIdentityNumber(identificationType ?? '', idNumber ?? '');
    return { ...rest, identification: identification || undefined };
  }),
);

const answer = pipe(
  rowOf({
    kind: [optionalText, 'kind'],
    at: [optionalTimestamp, 'at'],
    isCurrent: [optionalFlag, 'is_current'],
  }),
  transform(
    ({ kind, at, isCurrent = true }): ProofAnswer => ({
      kind: kind === 'correct' ? 'correct' : 'correction',
      at,
      isCurrent,
    }),
  ),
);

/** The proof of a title on the wire. Without a title it is closed, whatever its status. */
export const titleProof = pipe(
  rowOf({
    status: [filledText, 'status'],
    lastDay: [optionalDate, 'last_day'],
    title: [optionalPart(title), 'title'],
    answer: [optionalPart(answer), 'answer'],
    wordingRequest: [optionalPart(wordingRequest), 'correction'],
  }),
  transform(({ status, title, ...rest }): TitleProof => {
    if (status === 'issued') return { ...rest, status };
    if (status !== 'open' || title === undefined) return { ...rest, status: 'closed' };
    return { ...rest, status, title };
  }),
);
