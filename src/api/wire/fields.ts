import { number, pipe, string, transform, unknown } from 'valibot';

// `rowOf` reads what a row lacks as undefined. In an `object` of valibot none of these may be missing.

/**
 * A text that may be missing, null, blank or of another type: then it is undefined, and shown as 'No disponible'. A number
 * is read as its digits, since servers send both '001' and 1.
 */
export const optionalText = pipe(
  unknown(),
  transform((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || undefined
      : undefined,
  ),
);

/** The same for one that is required. */
export const filledText = pipe(optionalText, string());

/** The same, and '' when there is none. */
export const textOrEmpty = pipe(
  optionalText,
  transform((text) => text ?? ''),
);

/** A name in words: where a server sends digits alone, as `role` or `career_type`, they are the id and no name. */
export const optionalName = pipe(
  optionalText,
  transform((name) => (/^\d+$/.test(name ?? '') ? undefined : name)),
);

/** A positive whole number, also when it arrives as digits in a text; anything else is undefined. */
export const optionalIdentifier = pipe(
  unknown(),
  transform((value) => {
    const id = typeof value === 'string' ? Number(value) : value;
    return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined;
  }),
);

/** The same for one that is required. */
export const identifier = pipe(optionalIdentifier, number());

/**
 * Yes is 1, true or 'sí', no is 0, false, 'no' or 'inactivo', in any case; anything else is undefined, 'activo' too: what
 * is not said counts as active (ruling 53).
 */
export const optionalFlag = pipe(unknown(), transform(readFlag));

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const word = String(value).trim();
  return (
    /^(1|true|s[ií])$/i.test(word) || (/^(0|false|no|inactivo)$/i.test(word) ? false : undefined)
  );
}

/** A count as a number or as digits in a text; anything else is undefined. */
export function countOf(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*\d+\s*$/.test(value);
  const count = isDigits ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
