import type { Wording } from './wording.ts';

/** Renders the document as SVG; null if it can't be rendered: the text alone is enough to check it. */
export async function renderProof(_wording: Wording): Promise<string | null> {
  return null;
}
