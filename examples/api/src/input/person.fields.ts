import { foldName } from 'birrete/rules';
import * as v from 'valibot';
import { optionalText, requiredText } from './fields.ts';

/** Longest name that is accepted; real ones are far shorter. */
const longestName = 200;

/** A required part of a name. */
export function requiredName(label: string, required: string) {
  return requiredText({ label, required, most: longestName });
}

/** A part of a name that not everybody has. */
export function optionalName(label: string) {
  return optionalText({ label, most: longestName });
}

/**
 * The kind of an identity document: one of those that the university knows, however it is written. Another spelling
 * would make one person several.
 */
export function identityType(types: readonly string[], required: string, invalid: string) {
  const known = new Map(types.map((type) => [kindKey(type), type]));
  return v.pipe(
    requiredText({ label: 'El tipo de identificación', required, most: 20 }),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const type = known.get(kindKey(dataset.value));
      if (type !== undefined) return type;
      addIssue({ message: invalid });
      return NEVER;
    }),
  );
}

/** Letters and digits alone: 'C.I.', 'ci' and 'ＣＩ' are one kind. */
function kindKey(type: string): string {
  return foldName(type.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The number of an identity document, as the person writes it: Latin letters and the digits 0 to 9, since digits of
 * another script would make one person several. Wide ones, as some keyboards type them, become ordinary ones.
 */
export function identityNumber(required: string, invalid: string) {
  return v.pipe(
    requiredText({ label: 'El número de identificación', required, most: 30 }),
    v.regex(/[\p{L}\p{N}]/u, invalid),
    v.transform((text) => text.normalize('NFKC')),
    v.check(
      (text) => /[\p{L}\d]/u.test(text) && /^[\p{Script=Latin}\d\p{P}\p{Zs}]+$/u.test(text),
      invalid,
    ),
  );
}
