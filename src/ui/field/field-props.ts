/** Common props of the kit's fields. */
export interface FieldProps {
  /** The visible label, which is also the control's accessible name. */
  readonly label: string;
  /** The message about a problem with the value. Marks the control as invalid. */
  readonly error?: string | undefined;
  /** Instructions, between label and control, where no keyboard or autofill list covers them. */
  readonly hint?: string | undefined;
  /** Shows an asterisk and sets `aria-required`. Does not validate. */
  readonly isRequired?: boolean | undefined;
  /** Shows '(opcional)', for the few fields of a form that may stay empty. */
  readonly isOptional?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** The target of an error summary's link. @default a generated id */
  readonly id?: string | undefined;
  /** Called when the focus has left the control. */
  readonly onBlur?: (() => void) | undefined;
}
