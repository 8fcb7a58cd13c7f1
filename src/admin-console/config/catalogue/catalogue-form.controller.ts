import { type RefObject, useRef, useState } from 'react';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useUnsavedWork } from '../../form/use-unsaved-work.ts';
import {
  askedFields,
  findMistakes,
  isChanged,
  type Mistakes,
  noMistakes,
  trimmed,
} from './catalogue.flow.ts';
import type { Catalogue, CatalogueField, CatalogueRow, FieldValues, Outcome } from './catalogue.ts';
import { type ChangeFailure, useCatalogueChange } from './use-catalogue-change.ts';

export interface CatalogueFormOptions<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  /** Undefined creates one. */
  readonly row: Row | undefined;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  /** The new user's one-time password has to be shown; undefined when it was lost with the answer. */
  readonly onPassword?: ((name: string, password: string | undefined) => void) | undefined;
}

export interface CatalogueFormController<Row, Field extends string> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly fields: readonly CatalogueField<Row, Field>[];
  readonly values: FieldValues<Field>;
  readonly mistakes: Mistakes<Field>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  /** Whether the person has to say what becomes of what was typed. */
  readonly isAsking: boolean;
  readonly change: (field: Field, value: string) => void;
  readonly submit: () => void;
  /** Escape, the cross or a press outside: asks first when something would be lost (ruling 52). */
  readonly leave: () => void;
  readonly keepEditing: () => void;
}

/** A form's one door: what is typed, what is wrong with it, and saving it. */
export function useCatalogueForm<Row extends CatalogueRow, Field extends string>(
  options: CatalogueFormOptions<Row, Field>,
): CatalogueFormController<Row, Field> {
  const { catalogue, row, onClose } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => (row === undefined ? catalogue.blank : catalogue.valuesOf(row)));
  const [values, setValues] = useState(initial);
  const [mistakes, setMistakes] = useState(noMistakes<Field>);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, save } = useSaving(options);

  const fields = askedFields(catalogue.fields, values, row);
  const hasChanged = isChanged(values, initial);
  useUnsavedWork(hasChanged);

  return {
    formRef,
    fields,
    values,
    mistakes,
    isBusy,
    failure,
    isAsking: isAsking && hasChanged,
    change: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setMistakes((current) => ({ ...current, [field]: undefined }));
    },
    submit: () => {
      setAsking(false);
      const found = findMistakes(fields, values);
      setMistakes(found);
      const wrong = fields.find(({ id }) => found[id] !== undefined);
      if (wrong === undefined) save(trimmed(values));
      else focusField(formRef.current, wrong.id);
    },
    leave: () => (hasChanged ? setAsking(true) : onClose()),
    keepEditing: () => {
      setAsking(false);
      focusField(formRef.current, fields[0]?.id);
    },
  };
}

/** Creating or updating; what is begun with the form remembers what its attempts have written (ruling 41). */
function useSaving<Row extends CatalogueRow, Field extends string>({
  catalogue,
  row,
  rows,
  onClose,
  onPassword,
}: CatalogueFormOptions<Row, Field>) {
  const { api } = useGraduation();
  const { words, listKey, dependents } = catalogue;
  const [create] = useState(catalogue.beginCreate);
  const change = useCatalogueChange({ failed: words.saveFailed, lists: [listKey, ...dependents] });

  const finish = (outcome: Outcome | undefined, name: string) => {
    const password = outcome?.status === 'done' ? outcome.temporaryPassword : undefined;
    const isLost = outcome?.status === 'found' && catalogue.nameOfValues !== undefined;
    if (onPassword === undefined || (password === undefined && !isLost)) onClose();
    else onPassword(name, password);
  };
  const save = (values: FieldValues<Field>) => {
    if (row === undefined) {
      const name = catalogue.nameOfValues?.(values) ?? '';
      change.run({
        call: () => create(api, values, rows),
        done: words.created,
        onDone: (outcome) => finish(outcome, name),
      });
      return;
    }
    const update = () => catalogue.update(api, row, values);
    change.run({ call: update, done: words.updated, onDone: onClose });
  };
  return { isBusy: change.isBusy, failure: change.failure, save };
}

/** Every control of the form carries its field's name in its box. */
function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  const control = form?.querySelector<HTMLElement>(
    `[data-field="${field}"] :is(input:not([type='hidden']), button, [role='combobox'])`,
  );
  control?.focus();
}
