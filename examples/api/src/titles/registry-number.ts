/** A numbering's first value, taken apart: the text before and after its last run of digits. */
type RegistryNumber = { before: string; digits: string; after: string };

const pattern = /^([\s\S]*?)(\d+)(\D*)$/;

function parse(text: string): RegistryNumber | undefined {
  const match = pattern.exec(text.trim());
  if (match === null) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  return { before, digits, after };
}

/** Whether numbers can be counted on from it: it holds a digit. */
export function isRegistryNumber(text: string): boolean {
  return parse(text) !== undefined;
}

/**
 * The number `steps` after `initial`, at fixed width and growing when it must: '001' → '002', '099' → '100', '999' →
 * '1000', 'A-099/B' → 'A-100/B'.
 * @returns undefined when `initial` holds no digit.
 */
export function registryNumberAfter(initial: string, steps: number): string | undefined {
  const number = parse(initial);
  if (number === undefined) return undefined;
  const next = String(BigInt(number.digits) + BigInt(steps));
  return `${number.before}${next.padStart(number.digits.length, '0')}${number.after}`;
}
