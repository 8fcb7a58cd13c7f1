import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** The ids that connect the parts of one field. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly note: string;
  readonly error: string;
}

/** Ids that are unique in the page; the control's may be passed in. */
export function useFieldIds(id: string | undefined): FieldIds {
  const own = useId();
  const base = id ?? own;
  return {
    control: base,
    label: `${base}-label`,
    hint: `${base}-hint`,
    note: `${base}-note`,
    error: `${base}-error`,
  };
}

interface Description extends Pick<FieldProps, 'error' | 'hint' | 'isRequired'> {
  readonly note?: string | undefined;
}

/** The attributes with which a screen reader announces a control's error, hint and note, the error first. */
export function describeControl(ids: FieldIds, { error, hint, note, isRequired }: Description) {
  const parts = [
    error === undefined ? [] : ids.error,
    hint === undefined ? [] : ids.hint,
    note === undefined ? [] : ids.note,
  ].flat();
  return {
    'aria-describedby': parts.length === 0 ? undefined : parts.join(' '),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': isRequired === true ? true : undefined,
  };
}
