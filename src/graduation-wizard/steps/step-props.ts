import type { ApplyField } from '../../domain/application/field-names.ts';
import type { HeadingLevel } from '../../react/heading-level.ts';
import type { WizardForm } from '../wizard.controller.ts';

/** The props of each of the four steps. */
export interface StepProps {
  readonly form: WizardForm;
  /** Rank of a heading within a step. */
  readonly groupLevel: HeadingLevel;
  readonly identificationTypes: readonly string[];
  readonly requireSecondLastName: boolean;
  /** A request is on its way: nothing may change. */
  readonly isSubmitting: boolean;
  /** Unique in the page; the error summary links to it. */
  readonly idOf: (field: ApplyField) => string;
  /** The sentence to show beside a field, once it is to be shown. */
  readonly errorOf: (field: ApplyField) => string | undefined;
  /** The focus left the field. */
  readonly onLeave: (field: ApplyField) => void;
}

/** The identification types the form offers unless the host offers others. */
export const standardIdentificationTypes: readonly string[] = ['V', 'E', 'P'];
