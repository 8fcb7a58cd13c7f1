import { object, safeParse } from 'valibot';
import { offeredCareers } from '#api/careers/list-public-careers.ts';
import { offeredCeremonies } from '#api/ceremonies/list-public-ceremonies.ts';
import { genderChoices } from '#api/genders/list-genders.ts';
import type { Choices } from '../draft/application-draft.ts';
import { choicesOf } from './choices-of.ts';

/** Answers of the API that the page has: the JSON bodies of three calls. */
export interface WizardLists {
  /** The answer of `GET /api/public/ceremonies`. */
  readonly ceremonies: unknown;
  /** The answer of `GET /api/public/careers`. */
  readonly careers: unknown;
  /** The answer of `GET /api/genders`. */
  readonly genders: unknown;
}

const answers = object({
  ceremonies: offeredCeremonies,
  careers: offeredCareers,
  genders: genderChoices,
});

/**
 * Reads the host's answers. The wizard starts without them, and reports what it requests itself, if one is unreadable or
 * no ceremony accepts applications.
 */
export function readPageLists(lists: WizardLists | undefined): Choices | undefined {
  const { success, output } = safeParse(answers, lists);
  const choices = success ? choicesOf(output) : undefined;
  return choices?.ceremonies[0] && choices;
}
