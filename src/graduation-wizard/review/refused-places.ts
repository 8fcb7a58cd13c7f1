import { type ApplyField, ruleOf } from '#domain/application/field-names.ts';
import type { Refusal } from '../draft/submission-result.ts';
import { type Problem, wizardSteps } from '../progress/wizard.flow.ts';

/** A field that the server named, and its step. */
export type RefusedPlace = Pick<Problem, 'step' | 'field'>;

/** The fields that the server named in its refusal, in the order of the steps. */
export function refusedPlaces({ fields = {} }: Refusal): readonly RefusedPlace[] {
  const isNamed = (field: ApplyField) => fields[ruleOf(field).wire] !== undefined;
  return wizardSteps.flatMap(({ id, fields: ofStep }) =>
    ofStep.filter(isNamed).map((field) => ({ step: id, field })),
  );
}

/** The address of the look-up without a code. */
export function lookUpAddress(statusHref: string): string {
  return statusHref.replaceAll('{code}', '');
}
