import type { Refusal } from '#contract/schema/refusal.ts';

/** Refuses to delete a faculty that has careers or officials. */
export function refuseFacultyDeletion(uses: {
  readonly careers: number;
  readonly authorities: number;
}): Refusal<'facultyInUse'> | undefined {
  const isInUse = uses.careers + uses.authorities > 0;
  return isInUse ? { id: 'facultyInUse', values: { ...uses } } : undefined;
}

/** Refuses to delete a career type that has careers. */
export function refuseCareerTypeDeletion(careers: number): Refusal<'careerTypeInUse'> | undefined {
  return careers > 0 ? { id: 'careerTypeInUse', values: { careers } } : undefined;
}

/** Refuses to delete a career that has applications or nomenclatures. */
export function refuseCareerDeletion(uses: {
  readonly applications: number;
  readonly degreeTitles: number;
}): Refusal<'careerInUse'> | undefined {
  const isInUse = uses.applications + uses.degreeTitles > 0;
  return isInUse ? { id: 'careerInUse', values: { ...uses } } : undefined;
}

/** Refuses a career without an existing career type and faculty. */
export function refuseCareerReferences(
  hasType: boolean,
  hasFaculty: boolean,
): Refusal<'careerTypeUnknown' | 'facultyUnknown'> | undefined {
  if (!hasType) return { id: 'careerTypeUnknown' };
  return hasFaculty ? undefined : { id: 'facultyUnknown' };
}

/** Refuses a nomenclature without an existing gender and career. */
export function refuseDegreeTitleReferences(
  hasGender: boolean,
  hasCareer: boolean,
): Refusal<'genderUnknown' | 'careerUnknown'> | undefined {
  if (!hasGender) return { id: 'genderUnknown' };
  return hasCareer ? undefined : { id: 'careerUnknown' };
}
