/** The ways in which a university divides its titles: one register per ceremony, one for all, or one per year. */
export const registerPolicies = ['by-ceremony', 'one', 'by-year'] as const;

/** A number is given once within a register. The year is that of the ceremony. */
export type RegisterPolicy = (typeof registerPolicies)[number];

/** The facts that decide in which register a title is. */
export interface RegisterPlace {
  readonly ceremonyId?: number | undefined;
  /** Year of the ceremony; undefined if unknown. */
  readonly year: number | undefined;
}

/** True if two titles are in one register. */
export function isSameRegister(
  policy: RegisterPolicy,
  a: RegisterPlace,
  b: RegisterPlace,
): boolean {
  switch (policy) {
    case 'one':
      return true;
    case 'by-year':
      return a.year === b.year;
    case 'by-ceremony':
      return a.ceremonyId === b.ceremonyId;
    default:
      return policy satisfies never;
  }
}
