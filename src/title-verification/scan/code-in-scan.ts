import { parseUrl } from '#domain/text/parse-url.ts';
import {
  isVerificationCode,
  normalizeVerificationCode,
} from '#domain/verification/verification-code.ts';

/** The verification code in the text of a QR code: alone, or anywhere in an address. The address is never opened. */
export function codeInScan(text: string): string | undefined {
  return partsOf(text).map(normalizeVerificationCode).find(isVerificationCode);
}

function partsOf(text: string): readonly string[] {
  const address = parseUrl(text);
  if (address === undefined) return [text];
  const { searchParams, pathname, hash } = address;
  const others = [...pathname.split('/'), ...hash.split(/[#/?&=]/)];
  return [...searchParams.values(), ...others.map(decoded)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
