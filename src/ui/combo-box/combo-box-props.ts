import type { FieldProps } from '../field/field-props.ts';

export interface ComboBoxProps<T> extends FieldProps {
  /** Up to a few hundred; the list shows all of them until the user types. */
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemLabel: (item: T) => string;
  /** A second line of an option, included in the search. */
  readonly itemDetail?: ((item: T) => string) | undefined;
  readonly value: T | null;
  /** `null` if the user cleared the field. */
  readonly onChange: (item: T | null) => void;
  /** @default 'Elige una opción' */
  readonly placeholder?: string | undefined;
  /** Shown if nothing matches. @default 'No hay opciones que coincidan' */
  readonly emptyText?: string | undefined;
}
