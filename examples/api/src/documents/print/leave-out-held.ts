import { joinPersonName } from 'birrete/rules';
import { refuse } from '#platform/http/failure.ts';
import type { GatheredDocument } from '../gather-documents.ts';

/** The documents that may be printed, and the ids of the titles that are left out because they are on hold. */
export interface PrintableDocuments {
  readonly documents: readonly GatheredDocument[];
  readonly onHold: readonly number[];
}

/**
 * Leaves out the documents of titles that the university reviews.
 * @throws ApiFailure 422 if none is left, and for the record of a ceremony with such a title: it would lack a graduate
 */
export function leaveOutHeld(gathered: readonly GatheredDocument[]): PrintableDocuments {
  const held = gathered.flatMap((document) => document.held);
  const [first, ...others] = held;
  if (first === undefined) return { documents: gathered, onHold: [] };
  const holder = joinPersonName(first.title.content.name);
  if (gathered.some(({ titleId }) => titleId === null)) {
    throw refuse({ id: 'recordHeld', values: { holder } });
  }
  const documents = gathered.filter((document) => document.held.length === 0);
  if (documents.length === 0) {
    throw refuse({ id: 'printedTitlesHeld', values: { holder, others: others.length } });
  }
  return { documents, onHold: held.map(({ title }) => title.id) };
}
