import { isEmailLike, tidyEmail } from './email.ts';

/** Domains of most private addresses. */
const knownDomains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'protonmail.com',
];

/** Other domains of many addresses, one character from a known one. */
const similarDomains = ['mail.com', 'email.com', 'ymail.com', 'live.co'];

/**
 * The address that may have been meant: without signs around it, with one dot for two, and with a known domain for one
 * that differs in a single character. Undefined for an address without a slip, and for one that is still being typed.
 *
 * @example suggestEmail('ana@gmial.com') // 'ana@gmail.com'
 */
export function suggestEmail(text: string): string | undefined {
  const address = tidyEmail(text);
  const suggestion = withKnownDomain(withoutSigns(address));
  if (suggestion === address || suggestion.startsWith(address)) return undefined;
  return isEmailLike(suggestion) ? suggestion : undefined;
}

function withoutSigns(text: string): string {
  return text
    .replace(/^[<("'\s]*(?:mailto:)?/i, '')
    .replace(/\?.*$/, '')
    .replace(/[>)"'\s,;:./]+$/, '')
    .replace(/\.{2,}/g, '.')
    .replace(/@\.+/, '@')
    .replace(/\.+@/, '@')
    .replace(/^\.+/, '')
    .replace(/,(?=[^@]*$)/, '.');
}

function withKnownDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  const domain = written.replace(/\.(?:con|cpm|vom|xom|comm|coml?)$/, '.com');
  if (at < 1 || written === '') return address;
  if ([...knownDomains, ...similarDomains].includes(written)) return address;
  const near = knownDomains.find((known) => isOneAway(domain, known)) ?? domain;
  return near === written ? address : `${address.slice(0, at + 1)}${near}`;
}

/** True for texts that are equal or differ in one character: another, missing, further, or swapped with its neighbour. */
function isOneAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    isSwapped ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  );
}
