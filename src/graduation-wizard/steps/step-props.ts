import type { FieldName } from '../draft/application-draft.ts';
import type { WizardForm } from '../wizard.controller.ts';

/** What each of the four steps is given. */
export interface StepProps {
  readonly form: WizardForm;
  /** The wizard's own title has one rank less than a step's, and two less than the groups in it. */
  readonly groupLevel: 3 | 4 | 5 | 6;
  readonly identificationTypes: readonly string[];
  readonly requireSecondLastName: boolean;
  /** A request is on its way: nothing may change. */
  readonly isSubmitting: boolean;
  /** Unique in the page; the error summary leads to it. */
  readonly idOf: (field: FieldName) => string;
  /** The sentence to show beside a field, once it is to be shown. */
  readonly errorOf: (field: FieldName) => string | undefined;
  /** The focus left the field. */
  readonly onLeave: (field: FieldName) => void;
}
