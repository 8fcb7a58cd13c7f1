import { foldName } from '#domain/text/text-fold.ts';

/**
 * Identifies a person by the identity document, however its number is written: '12.345.678', 'V-12345678' and
 * '012345678' are one person. CI (the form's initial value) and V name the same national document; E and P are other
 * series, in which the same digits belong to another person.
 */
export function personKey(identificationType: string, idNumber: string): string {
  const written = foldName(idNumber).replace(/[^\p{L}\p{N}]/gu, '');
  const [, letter = '', digits] = /^(ci|v|e|p)?(\d+)$/.exec(written) ?? [];
  const type = foldName(identificationType);
  if (digits === undefined) return `${seriesOf(type)}:${written}`;
  const named = type === 'ci' || type === '' ? letter : type;
  return `${seriesOf(named)}:${digits.replace(/^0+(?=\d)/, '')}`;
}

function seriesOf(type: string): string {
  return type === '' || type === 'ci' || type === 'v' ? 'v' : type;
}
