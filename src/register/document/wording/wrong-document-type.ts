import type { DocumentFields } from '../document-values.ts';
import type { TextPart } from './fill-text.ts';

/** The types that have a name in Spanish, each with how a template writes it. */
const typesByWord: Readonly<Record<string, RegExp>> = {
  'cédula de identidad': /(?<!\p{L})c[eé]dula(?!\p{L})/iu,
  pasaporte: /(?<!\p{L})pasaporte(?!\p{L})/iu,
};

/**
 * Finds a text that states the number of an identity document and calls it something else than it is: 'titular de la
 * cédula de identidad {documento}' for a passport.
 *
 * A text that names both types states neither. Types with another name, such as 'DNI' or 'CC', fit any text, because no
 * list of their names is complete.
 */
export function wrongDocumentType(
  parts: readonly TextPart[],
  { tipoDocumento: documentType = '' }: DocumentFields,
): { readonly text: string; readonly documentType: string } | undefined {
  const own = typesByWord[documentType];
  const statesNumber = parts.some(
    (part) => part.kind === 'value' && part.placeholder === 'documento',
  );
  if (own === undefined || !statesNumber) return undefined;
  const fixed = parts.map((part) => (part.kind === 'literal' ? part.text : ' ')).join('');
  if (own.test(fixed)) return undefined;
  for (const word of Object.values(typesByWord)) {
    const [text] = word.exec(fixed) ?? [];
    if (text !== undefined) return { text, documentType };
  }
  return undefined;
}
