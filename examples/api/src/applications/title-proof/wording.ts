import { createHash } from 'node:crypto';
import type { ProposedTitleAnswer } from 'birrete/contract';
import { joinPersonName } from 'birrete/rules';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import type { Graduate } from './graduates.query.ts';

/** The wording of a title: everything that its document will say before the numbers. */
export type Wording = Omit<ProposedTitleAnswer, 'image'>;

/** The wording of a graduate's title, as the application, the nomenclature and the ceremony are now. */
export function wordingOf(graduate: Graduate): Wording {
  const said = {
    full_name: joinPersonName(personNameOf(graduate)),
    identification_type: graduate.identification_type,
    id_number: graduate.id_number,
    degree_title: graduate.degree_title,
    career_name: graduate.career_name,
    faculty_name: graduate.faculty_name,
    ceremony_name: graduate.ceremony_name,
    ceremony_date: graduate.ceremony_date,
    ceremony_location: graduate.ceremony_location,
  };
  return { version: wordingVersion(said), ...said };
}

/** A hash names the wording without its personal data. */
function wordingVersion(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
