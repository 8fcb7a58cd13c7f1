/** The parts of a person's name in the order they are read: given names, then surnames. */
export interface PersonName {
  readonly first: string;
  readonly second?: string | undefined;
  readonly third?: string | undefined;
  readonly last: string;
  readonly secondLast?: string | undefined;
}

/** The whole name in one line; what is missing or blank leaves no gap (spec §2, Applications). */
export function joinPersonName({ first, second, third, last, secondLast }: PersonName): string {
  return [first, second, third, last, secondLast]
    .map((part) => part?.trim().replace(/\s+/g, ' ') ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
