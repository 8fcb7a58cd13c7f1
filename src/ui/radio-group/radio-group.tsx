import { type FocusEvent, type ReactNode, useId } from 'react';
import { Hint } from '../field/field.styles.ts';
import { FieldError } from '../field/field-error.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import { FieldMark } from '../field/field-mark.tsx';
import type { FieldProps } from '../field/field-props.ts';
import {
  Choice,
  ChoiceBody,
  ChoiceDetail,
  ChoiceLabel,
  Choices,
  Group,
  Legend,
  LegendText,
  Radio,
} from './radio-group.styles.ts';

interface RadioGroupProps<T> extends FieldProps {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemLabel: (item: T) => string;
  /** True if the labels are names, which a browser's translation would change. */
  readonly isData?: boolean | undefined;
  /** A detail that distinguishes the choices: a date, a place. */
  readonly itemDetail?: ((item: T) => ReactNode) | undefined;
  readonly value: T | null;
  readonly onChange: (item: T) => void;
  /** Side by side, as boxes with details, or as plain lines. */
  readonly layout: RadioLayout;
}

/**
 * One choice among few visible ones. Native radios, so arrow keys, forms and screen readers work as usual. `name` is
 * made unique: otherwise the radios of two widgets on one page would form one group. A `fieldset` with a `legend` would
 * have its name read twice by Orca, once for each of its sources.
 */
export function RadioGroup<T>(props: RadioGroupProps<T>) {
  const { label, error, hint, isRequired, isOptional, isDisabled, id, name, onBlur } = props;
  const { items, itemKey, itemLabel, itemDetail, value, onChange, layout } = props;
  const ids = useFieldIds(id);
  const groupName = `${name ?? 'choice'}${useId()}`;
  const chosen = value === null ? undefined : itemKey(value);
  return (
    <Group
      id={ids.control}
      role="radiogroup"
      data-birrete-field=""
      aria-labelledby={ids.label}
      {...describeControl(ids, { error, hint, isRequired })}
      onBlur={onBlur && ((event) => leaves(event) && onBlur())}
    >
      <Legend>
        <LegendText id={ids.label}>{label}</LegendText>
        <FieldMark isRequired={isRequired} isOptional={isOptional} />
      </Legend>
      {hint !== undefined && <Hint id={ids.hint}>{hint}</Hint>}
      <Choices data-layout={layout}>
        {items.map((item, index) => (
          <RadioChoice
            key={itemKey(item)}
            id={`${ids.control}-${index}`}
            name={groupName}
            label={itemLabel(item)}
            isData={props.isData}
            detail={itemDetail?.(item)}
            layout={layout}
            isSelected={itemKey(item) === chosen}
            isInvalid={error !== undefined}
            isDisabled={isDisabled === true}
            onSelect={() => onChange(item)}
          />
        ))}
      </Choices>
      {error !== undefined && <FieldError id={ids.error} message={error} />}
    </Group>
  );
}

/** Moving between choices does not leave the field. */
function leaves(event: FocusEvent<HTMLElement>): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}

type RadioLayout = 'segmented' | 'cards' | 'list';

interface RadioChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isData: boolean | undefined;
  readonly detail: ReactNode;
  readonly layout: RadioLayout;
  readonly isSelected: boolean;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onSelect: () => void;
}

/** One choice of a radio group: the whole box is the label, and the detail is its description. */
function RadioChoice(props: RadioChoiceProps) {
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
        <ChoiceLabel id={`${id}-label`} translate={props.isData ? 'no' : undefined}>
          {label}
        </ChoiceLabel>
        {hasDetail && <ChoiceDetail id={`${id}-detail`}>{detail}</ChoiceDetail>}
      </ChoiceBody>
    </Choice>
  );
}
