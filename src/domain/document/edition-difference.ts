/** The parts of what a title states, as the check before a print names them. */
export const contentParts = [
  'name',
  'document',
  'birth',
  'gender',
  'degree',
  'career',
  'faculty',
  'ceremony',
  'university',
  'fields',
  'officials',
  'signatures',
] as const;

/** A part of what a title states. */
export type ContentPart = (typeof contentParts)[number];

/** A difference between a sheet, which is as it was issued and first printed, and one of today. */
export type EditionDifference =
  /** The template changed since the first print. The sheet has the version of then. */
  | { readonly kind: 'changed-template'; readonly template: string; readonly printedAt: string }
  /** The first print was by another template. The sheet has that one. */
  | { readonly kind: 'other-template'; readonly template: string; readonly printedAt: string }
  /** The version of the first print was overwritten by a version before. The sheet has the oldest that is stored. */
  | { readonly kind: 'lost-template'; readonly template: string; readonly printedAt: string }
  /** The code leads to the address that the first print has. */
  | { readonly kind: 'changed-address'; readonly printedAt: string }
  /** The sheet states what was issued. */
  | { readonly kind: 'changed-content'; readonly part: ContentPart };

const differenceKinds = {
  'changed-template': true,
  'other-template': true,
  'lost-template': true,
  'changed-address': true,
  'changed-content': true,
} as const satisfies Record<EditionDifference['kind'], true>;

/** True for a difference among the findings of a check. */
export function isDifference<Other extends { readonly kind: string }>(
  finding: Other | EditionDifference,
): finding is EditionDifference {
  return Object.hasOwn(differenceKinds, finding.kind);
}

/** True for a difference that another form of the sheet would remove. What was issued stays in any form. */
export function isOfForm({ kind }: EditionDifference): boolean {
  return kind !== 'changed-content';
}
