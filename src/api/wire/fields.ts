import { check, nullish, number, pipe, string, transform, unknown } from 'valibot';

/** A text that is required; a number is read as its digits, since servers send both '001' and 1. */
export const requiredText = pipe(
  unknown(),
  transform((value) => (typeof value === 'number' ? String(value) : value)),
  string(),
  transform((text) => text.trim()),
);

/** The same, and not blank. */
export const filledText = pipe(
  requiredText,
  check((text) => text !== ''),
);

/** A text that may be missing, null, blank or of another type: then it is undefined, and shown as 'No disponible'. */
export const optionalText = pipe(
  nullish(unknown()),
  transform((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || undefined
      : undefined,
  ),
);

/** The same, and '' when there is none. */
export const textOrEmpty = pipe(
  optionalText,
  transform((text) => text ?? ''),
);

/** A positive whole number, also when it arrives as digits in a text. */
export const identifier = pipe(
  unknown(),
  transform(withoutQuotes),
  number(),
  check((id) => isIdentifier(id)),
);

/** The same for a reference that may be missing. */
export const optionalIdentifier = pipe(
  nullish(unknown()),
  transform((value) => {
    const id = withoutQuotes(value);
    return isIdentifier(id) ? id : undefined;
  }),
);

function withoutQuotes(value: unknown): unknown {
  return typeof value === 'string' ? Number(value) : value;
}

function isIdentifier(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/**
 * Yes is 1, true, 'sí' or 'activo', no is 0, false, 'no' or 'inactivo', in any case and gender and in English; anything
 * else is undefined.
 */
export const optionalFlag = pipe(nullish(unknown()), transform(readFlag));

function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'object' ? '' : String(value).trim();
  if (/^(1|true|s[ií]|yes|activ[aeo])$/i.test(word)) return true;
  return /^(0|false|no|inactiv[aeo])$/i.test(word) ? false : undefined;
}
