import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { applicationFields } from '#domain/application/application-fields.ts';
import { type ApplyField, applyFields } from '#domain/application/field-names.ts';
import type { StepMessages } from './steps.messages.ts';

/** The fields of step 3. */
export type DetailsField = Exclude<ApplyField, 'ceremonyId' | 'careerId'>;

type FieldGroup = (typeof applicationFields)[DetailsField]['group'];

/** The groups of these fields in order, with the message key of their title. */
export const detailsGroups = {
  identification: 'groupIdentification',
  name: 'groupName',
  birth: 'groupBirth',
  contact: 'groupContact',
} as const satisfies Record<FieldGroup, keyof StepMessages>;

interface DetailsFieldLayout {
  readonly hint?: Extract<keyof StepMessages, `${string}Hint`>;
  /** Width of the field on wide screens. @default a third */
  readonly span?: 'half' | 'row';
  readonly isFirstOfRow?: true;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'characters';
  readonly spellCheck?: false;
}

const name = { autoCapitalize: 'words', spellCheck: false } as const;

const layouts: Readonly<Record<DetailsField, DetailsFieldLayout>> = {
  identificationType: {
    hint: 'identificationTypeHint',
    span: 'half',
  },
  idNumber: {
    hint: 'idNumberHint',
    span: 'half',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  firstName: { ...name, autoComplete: 'given-name' },
  secondName: { ...name, autoComplete: 'additional-name' },
  thirdName: { ...name, autoComplete: 'off' },
  lastName: { ...name, autoComplete: 'family-name', isFirstOfRow: true },
  secondLastName: { ...name, autoComplete: 'off' },
  dateOfBirth: {
    hint: 'dateOfBirthHint',
    span: 'half',
    autoComplete: 'bday',
  },
  placeOfBirth: {
    hint: 'placeOfBirthHint',
    span: 'half',
    autoComplete: 'off',
    autoCapitalize: 'words',
  },
  genderId: { span: 'row' },
  email: {
    hint: 'emailHint',
    span: 'row',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
};

/** The fields of step 3 in the order of the table. */
export const detailsFields: readonly DetailsField[] = applyFields.filter(
  (field) => field !== 'ceremonyId' && field !== 'careerId',
);

export function detailsFieldLayout(field: DetailsField): DetailsFieldLayout {
  return layouts[field];
}

/** The key of a field's label: mostly its name. */
export function labelKeyOf(field: DetailsField): keyof StepMessages {
  return field === 'genderId' ? 'gender' : field;
}
