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

/** The number of an identity document, as the person writes it. */
export function identityNumber(required: string, invalid: string) {
  return v.pipe(
    requiredText({ label: 'El número de identificación', required, most: 30 }),
    v.regex(/[\p{L}\p{N}]/u, invalid),
  );
}
