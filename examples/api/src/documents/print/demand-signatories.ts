import { type DocumentValues, emptyOffice } from 'birrete/rules';
import { refuse } from '#platform/http/failure.ts';
import type { GatheredDocument } from '../gather-documents.ts';

interface FilledDocument {
  readonly document: GatheredDocument;
  readonly values: DocumentValues;
}

/**
 * Demands that an official signs in each place, whatever a check has found before: the template may have changed since. A
 * further copy repeats its first print.
 * @throws ApiFailure 422 that names the office and the acta
 */
export function demandSignatories(
  documents: readonly FilledDocument[],
  isNewEdition: boolean,
): void {
  for (const { document, values } of documents) {
    if (document.firstPrint !== undefined && !isNewEdition) continue;
    const office = emptyOffice(document.edition.template.template, values);
    if (office === undefined) continue;
    const record = document.titles[0].title.record_registry;
    throw refuse({ id: 'signatureEmpty', values: { office, record } });
  }
}
