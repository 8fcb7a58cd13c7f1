import type { DocumentTemplate, DocumentValues } from 'birrete/rules';
import { askDocumentThread, type DocumentCallers } from './document-thread.ts';

/** Draws the first page of a document as SVG, with outlines for letters, for an `<img>`. */
export async function renderSvg({
  template,
  values,
  callers,
}: {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
  readonly callers: DocumentCallers;
}): Promise<string> {
  const answer = await askDocumentThread(callers, { kind: 'svg', template, values });
  return answer.kind === 'svg' ? answer.svg : '';
}
