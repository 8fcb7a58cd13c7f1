import { type DocumentTemplate, type DocumentValues, fillPlainText } from 'birrete/rules';

/** The title of a file, in its metadata: that of its only document, or the name of the template. */
export function fileTitle(template: DocumentTemplate, values: DocumentValues | undefined): string {
  return values === undefined ? template.name : fillPlainText(template.title, values);
}
