/** What every field of the kit takes, whatever the control inside it. */
export interface FieldProps {
  /** The visible label, which is also the control's whole accessible name. */
  readonly label: string;
  /** What is wrong with the value, as a sentence. Its presence marks the control as invalid. */
  readonly error?: string | undefined;
  /** How to fill it in; it is between label and control, where no keyboard or autofill list covers it. */
  readonly hint?: string | undefined;
  /** Shows an asterisk and sets `aria-required`. It validates nothing. */
  readonly isRequired?: boolean | undefined;
  /** Shows '(opcional)', for the few fields of a form that may stay empty. */
  readonly isOptional?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** The target of an error summary's link. @default a generated one */
  readonly id?: string | undefined;
  /** The focus has left the control. */
  readonly onBlur?: (() => void) | undefined;
}
