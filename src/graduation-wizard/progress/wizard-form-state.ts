import type { ApplyField } from '#domain/application/field-names.ts';
import type { CheckedPrivacy } from '#provider/privacy/privacy.ts';
import type { ApplicationDraft, ValidationContext } from '../draft/application-draft.ts';
import type { StepId } from '../draft/step-id.ts';
import type { FailedSubmission, Progress } from './progress.flow.ts';
import type { Problem } from './wizard.flow.ts';

/** The user's actions in the fields. */
export interface EntryActions {
  readonly edit: (change: Partial<ApplicationDraft>) => void;
  /** The focus left a field: its problem is shown from now on. */
  readonly leave: (field: ApplyField) => void;
}

/** The user's actions in the four steps. */
export interface WizardActions extends EntryActions {
  /** The user tried to continue too early: shows the step's problems and focuses their summary. */
  readonly showProblems: () => void;
  /** Goes to a step, or to the first incomplete one before it. */
  readonly go: (step: StepId) => void;
  /** Goes to a field and shows its problem. */
  readonly correct: (place: Pick<Problem, 'step' | 'field'>) => void;
  readonly next: () => void;
  readonly back: () => void;
  /** Gives or withdraws the authorisation. */
  readonly authorise: (isGiven: boolean) => void;
  /** Shows the information in force in place of the host's, after a refusal, and asks for the authorisation again. */
  readonly replacePrivacy: (privacy: CheckedPrivacy) => void;
  readonly submit: () => void;
  /** Reads the lists again; no input is lost. */
  readonly refresh: () => void;
  /** Starts over and deletes the draft. */
  readonly discard: () => void;
  readonly forgetRestored: () => void;
}

/** The state of the four steps for their views. */
export interface WizardForm extends Progress, ValidationContext {
  /** The identification types that the host offers. */
  readonly identificationTypes: readonly string[];
  /** All missing or invalid values, shown or not. */
  readonly problems: readonly Problem[];
  /** The fields that the user can't change. */
  readonly locked: readonly ApplyField[];
  /** The application is being sent: nothing may change. */
  readonly isSubmitting: boolean;
  /** The last failed submission. */
  readonly failed: FailedSubmission | undefined;
  /** The address of the status look-up. */
  readonly statusHref: string;
  /** The draft survives a reload. */
  readonly isDraftSaved: boolean;
  /** The host's information about the use of personal data, or that in force. */
  readonly privacy: CheckedPrivacy | undefined;
  /** The lists are being read again. */
  readonly isRefreshing: boolean;
  readonly actions: WizardActions;
}
