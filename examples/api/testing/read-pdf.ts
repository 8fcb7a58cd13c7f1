import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of each page of a PDF, with single spaces. */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly string[]> {
  // The reader takes the bytes.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
