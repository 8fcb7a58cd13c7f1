import type { LabelHTMLAttributes, ReactNode } from 'react';
import { FieldBox, FieldPart, Hint, Label, LabelRow } from './field.styles.ts';
import { FieldError } from './field-error.tsx';
import type { FieldIds } from './field-ids.ts';
import { FieldMark } from './field-mark.tsx';
import type { FieldProps } from './field-props.ts';

interface FieldFrameProps {
  readonly ids: FieldIds;
  /** The props of the field. */
  readonly field: Pick<FieldProps, 'label' | 'error' | 'hint' | 'isRequired' | 'isOptional'>;
  /** For a control with additional attributes for the label. */
  readonly labelProps?: LabelHTMLAttributes<HTMLLabelElement> | undefined;
  /** The control, described by `describeControl`. */
  readonly children: ReactNode;
  /** Below control and error. */
  readonly below?: ReactNode;
}

/** Label, hint, control and error of one field, in this order. It has no margins: the form sets the distances. */
export function FieldFrame({ ids, field, labelProps, children, below }: FieldFrameProps) {
  const { label, hint, error, isRequired, isOptional } = field;
  return (
    <FieldBox data-birrete-field="">
      <FieldPart>
        <LabelRow>
          <Label id={ids.label} htmlFor={ids.control} {...labelProps}>
            {label}
          </Label>
          <FieldMark isRequired={isRequired} isOptional={isOptional} />
        </LabelRow>
        {hint !== undefined && <Hint id={ids.hint}>{hint}</Hint>}
      </FieldPart>
      <FieldPart>
        {children}
        {error !== undefined && <FieldError id={ids.error} message={error} />}
        {below}
      </FieldPart>
    </FieldBox>
  );
}
