import { createHash } from 'node:crypto';
import type { ProposedTitleAnswer } from 'birrete/contract';
import { joinPersonName } from 'birrete/rules';
import type { Services } from '#calls/services.ts';
import { type DocumentContext, readDocumentContext } from '#documents/document-context.ts';
import { contentOf, unissued } from '#documents/document-values.ts';
import { findTitleTemplate } from '#documents/editions/template-versions.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import type { Graduate } from './graduates.query.ts';

/** The wording of a title: everything that its document will say before the numbers. */
export type Wording = Omit<ProposedTitleAnswer, 'image'>;

/** The basis of a proof beside the graduate: the data of the university, and the template. */
export interface ProofForm {
  readonly context: DocumentContext;
  /** Undefined for the shipped template. */
  readonly template: { readonly id: number; readonly version: number } | undefined;
}

/** Reads the form of proofs as it is now. */
export async function readProofForm(
  services: Pick<Services, 'kysely' | 'settings'>,
): Promise<ProofForm> {
  const context = await readDocumentContext(services);
  const template = await findTitleTemplate(services.kysely);
  return { context, template: template && { id: template.id, version: template.version } };
}

/**
 * The wording of a graduate's title, as the application, the nomenclature and the ceremony are now. Its version names every
 * value that the title will state, and the template.
 */
export function wordingOf(graduate: Graduate, form: ProofForm): Wording {
  return {
    version: wordingVersion(graduate, form),
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
}

/** A hash names the wording without its personal data. */
function wordingVersion(graduate: Graduate, { context, template }: ProofForm): string {
  const { date_of_birth, place_of_birth } = graduate;
  const content = contentOf(context, graduate, unissued);
  const stated = JSON.stringify([content, date_of_birth, place_of_birth, template ?? null]);
  return createHash('sha256').update(stated).digest('base64url').slice(0, 22);
}
