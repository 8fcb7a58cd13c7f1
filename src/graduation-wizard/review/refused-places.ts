import { namedFields } from '#api/wire/refused-fields.ts';
import type { ServerExplanation } from '../draft/submission-result.ts';
import { wireName } from '../progress/refused-field.ts';
import { type Problem, wizardSteps } from '../progress/wizard.flow.ts';

/** A field that the server named, and its step. */
export type RefusedPlace = Pick<Problem, 'step' | 'field'>;

/** The fields that the server named, in the order of the steps. */
export function refusedPlaces({ fields: messages }: ServerExplanation): readonly RefusedPlace[] {
  return wizardSteps.flatMap(({ id, fields }) =>
    namedFields(fields, { messages, wireName }).map((field) => ({ step: id, field })),
  );
}

/** The address of the look-up without a code. */
export function lookUpAddress(statusHref: string): string {
  return statusHref.replaceAll('{code}', '');
}
