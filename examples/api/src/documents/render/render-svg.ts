import type { DocumentTemplate, DocumentValues } from 'birrete/rules';
import { askDocumentThread } from './document-thread.ts';

/** Draws the first page of a document as SVG, with outlines for letters, for an `<img>`. */
export async function renderSvg({
  template,
  values,
}: {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
}): Promise<string> {
  const answer = await askDocumentThread({ kind: 'svg', template, values });
  return answer.kind === 'svg' ? answer.svg : '';
}
