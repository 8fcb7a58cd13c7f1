import { type ApiFailure, refuse } from '#platform/http/failure.ts';
import type { PrintedTitle } from '../printed-titles.query.ts';

interface PrintedDocument {
  readonly titles: readonly [
    { readonly title: Pick<PrintedTitle, 'record_registry'> },
    ...unknown[],
  ];
}

/**
 * The refusal of a print that stopped. It names the document after the drawn ones, or the last if the file could not be
 * completed, by its place in the file and its acta.
 */
export function printFailure(documents: readonly PrintedDocument[], drawn: number): ApiFailure {
  const reached = Math.min(drawn + 1, documents.length);
  const record = documents[reached - 1]?.titles[0].title.record_registry ?? '';
  return refuse({ id: 'printFailed', values: { reached, total: documents.length, record } });
}
