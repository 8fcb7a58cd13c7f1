import type { HTMLAttributes, Ref } from 'react';
import { Tick } from './icons.tsx';
import { OptionDetail, OptionItem, OptionLabel, OptionText } from './listbox.styles.ts';

interface OptionProps extends HTMLAttributes<HTMLLIElement> {
  /** Not called `ref`, which React 18 does not pass to function components. */
  readonly optionRef?: Ref<HTMLLIElement> | undefined;
  readonly label: string;
  readonly detail?: string | undefined;
  /** The keyboard or the pointer is on it. */
  readonly isActive: boolean;
  /** It is the field's value. */
  readonly isChosen: boolean;
}

/** One option of a list. Each text has a separate element, because page translation replaces text nodes. */
export function Option(props: OptionProps) {
  const { label, detail, isActive, isChosen, optionRef, ...rest } = props;
  const hasDetail = detail !== undefined && detail !== '';
  return (
    <OptionItem
      {...rest}
      ref={optionRef}
      data-active={isActive ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      <OptionText>
        <OptionLabel translate="no">{label}</OptionLabel>
        {hasDetail && <OptionDetail>{detail}</OptionDetail>}
      </OptionText>
      {isChosen && <Tick />}
    </OptionItem>
  );
}
