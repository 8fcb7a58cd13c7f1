import { number, pipe, string, transform, unknown } from 'valibot';
import { webAddressPattern } from '#domain/text/web-address.ts';

// `rowOf` passes undefined for missing fields. In a valibot `object` none of these may be missing.

/**
 * A text. Undefined if it is missing, null, blank or of another type, and shown as 'No disponible'. A number is read as
 * its digits, since servers send both '001' and 1.
 */
export const optionalText = pipe(
  unknown(),
  transform((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || undefined
      : undefined,
  ),
);

/** A required text. */
export const filledText = pipe(optionalText, string());

/** A text, or '' if there is none. */
export const textOrEmpty = pipe(
  optionalText,
  transform((text) => text ?? ''),
);

/**
 * A name. If a server sends digits in its place, as in `role` or `career_type`, they are the id and the name is
 * undefined.
 */
export const optionalName = pipe(
  optionalText,
  transform((name) => (/^\d+$/.test(name ?? '') ? undefined : name)),
);

/** A positive whole number, also as digits in a text; anything else is undefined. */
export const optionalIdentifier = pipe(
  unknown(),
  transform((value) => {
    const id = typeof value === 'string' ? Number(value) : value;
    return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined;
  }),
);

/** A required identifier. */
export const identifier = pipe(optionalIdentifier, number());

/**
 * 1, true and 'sí' mean true; 0, false, 'no' and 'inactivo' mean false, in any case. Anything else is undefined,
 * 'activo' included: a missing flag counts as active.
 */
export const optionalFlag = pipe(unknown(), transform(readFlag));

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const word = String(value).trim();
  return (
    /^(1|true|s[ií])$/i.test(word) || (/^(0|false|no|inactivo)$/i.test(word) ? false : undefined)
  );
}

/** A number, also as digits in a text; anything else is undefined. */
export function readCount(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*\d+\s*$/.test(value);
  const count = isDigits ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** An address that may be followed; any other counts as missing, since it could run a script in the page. */
export const optionalWebAddress = pipe(
  optionalText,
  transform((text) => (webAddressPattern.test(text ?? '') ? text : undefined)),
);

/** A required address that may be followed. */
export const webAddress = pipe(optionalWebAddress, string());
