import type { ReactNode } from 'react';
import { Choice, ChoiceBody, ChoiceDetail, ChoiceLabel, Radio } from './radio-group.styles.ts';

export type RadioLayout = 'segmented' | 'cards' | 'list';

interface RadioChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly detail: ReactNode;
  readonly layout: RadioLayout;
  readonly isSelected: boolean;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onSelect: () => void;
}

/** One choice of a radio group: the whole box is the label, and the detail is its description. */
export function RadioChoice(props: RadioChoiceProps) {
  const { id, name, label, detail, layout, isSelected, isInvalid, isDisabled, onSelect } = props;
  const hasDetail = detail !== undefined && detail !== null && detail !== '';
  return (
    <Choice
      data-layout={layout}
      data-selected={isSelected ? '' : undefined}
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <Radio
        type="radio"
        id={id}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hasDetail ? `${id}-detail` : undefined}
        onChange={onSelect}
      />
      <ChoiceBody>
        <ChoiceLabel id={`${id}-label`}>{label}</ChoiceLabel>
        {hasDetail && <ChoiceDetail id={`${id}-detail`}>{detail}</ChoiceDetail>}
      </ChoiceBody>
    </Choice>
  );
}
