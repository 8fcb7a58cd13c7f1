import { createHash } from 'node:crypto';
import type { DocumentTemplate, DocumentValues } from 'birrete/rules';
import { renderSvg } from '#documents/render/render-svg.ts';

/** A picture of a document, as its template and its values determine it. */
export interface DrawnDocument {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
}

/** The pictures of the last proofs: about 100 KB each. */
export interface DrawnPictures {
  /** Returns the picture if it is known, else draws it after `before`, which may refuse. Simultaneous calls share it. */
  draw(document: DrawnDocument, before: () => Promise<unknown>): Promise<string>;
}

const most = 50;

/**
 * Creates the pictures of one process. A picture is known by everything that is drawn, so that a change of the person,
 * the template, an official or a field never shows an older one.
 */
export function createDrawnPictures(): DrawnPictures {
  const pictures = new Map<string, Promise<string>>();
  return {
    async draw(document, before) {
      const key = drawingKey(document);
      const picture = pictures.get(key) ?? before().then(() => renderSvg(document));
      // The order of the map is that of their last use.
      pictures.delete(key);
      pictures.set(key, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > most && oldest !== undefined) pictures.delete(oldest);
      try {
        return await picture;
      } catch (error) {
        if (pictures.get(key) === picture) pictures.delete(key);
        throw error;
      }
    },
  };
}

function drawingKey(document: DrawnDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}
