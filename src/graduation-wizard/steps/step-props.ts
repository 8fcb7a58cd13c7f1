import type { ApplyField } from '#domain/application/field-names.ts';
import type { HeadingLevel } from '#react/heading-level.ts';
import type { WizardForm } from '../progress/wizard-form-state.ts';

/** The props of each of the four steps. */
export interface StepProps {
  readonly form: WizardForm;
  /** Rank of a heading within a step. */
  readonly groupLevel: HeadingLevel;
  /** Unique in the page; the error summary links to it. */
  readonly idOf: (field: ApplyField) => string;
  /** The message beside a field, once its problem is shown. */
  readonly errorOf: (field: ApplyField) => string | undefined;
  /** Called when the focus left the field. */
  readonly onLeave: (field: ApplyField) => void;
}
