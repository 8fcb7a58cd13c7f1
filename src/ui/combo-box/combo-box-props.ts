import type { FieldProps } from '../field/field-props.ts';

export interface ComboBoxProps<T> extends FieldProps {
  /** Up to a few hundred; all of them are in the list until something is typed. */
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemLabel: (item: T) => string;
  /** A second line of an option, searched like the first. */
  readonly itemDetail?: ((item: T) => string) | undefined;
  readonly value: T | null;
  /** `null` when the person emptied the field. */
  readonly onChange: (item: T | null) => void;
  /** @default 'Elige una opción' */
  readonly placeholder?: string | undefined;
  /** Shown when nothing matches. @default 'No hay opciones que coincidan' */
  readonly emptyText?: string | undefined;
}
