import type { EditField } from '../../../domain/application/field-names.ts';
import type { ApplicationDetailWords } from '../detail/application-detail.messages.ts';

/** The groups of the form, by the key of their title. */
export const formGroups = [
  'nameGroup',
  'contactGroup',
  'birthGroup',
] as const satisfies readonly (keyof ApplicationDetailWords)[];

interface EditFieldLook {
  /** A field without a group follows below them all. */
  readonly group?: (typeof formGroups)[number];
  /** How much of a row it takes where there is room. @default a third */
  readonly span?: 'half' | 'row';
  readonly autoCapitalize?: 'words' | 'none';
  readonly spellCheck?: false;
}

const name = { group: 'nameGroup', autoCapitalize: 'words', spellCheck: false } as const;

/** The fields of the edit form in the order of the form. The kind of a field decides what it is edited with. */
const looks = {
  firstName: name,
  secondName: name,
  thirdName: name,
  lastName: { ...name, span: 'half' },
  secondLastName: { ...name, span: 'half' },
  idNumber: { group: 'contactGroup', span: 'half', spellCheck: false },
  phone: { group: 'contactGroup', span: 'half' },
  email: { group: 'contactGroup', span: 'row', autoCapitalize: 'none', spellCheck: false },
  dateOfBirth: { group: 'birthGroup', span: 'half' },
  placeOfBirth: { group: 'birthGroup', span: 'half' },
  notes: {},
} as const satisfies Record<EditField, EditFieldLook>;

/** The fields in the order of the form. */
export const formFields = Object.keys(looks) as readonly EditField[];

export function fieldsOfGroup(group: EditFieldLook['group']): readonly EditField[] {
  return formFields.filter((field) => lookOf(field).group === group);
}

/** How a field looks, with what not every field has. */
export function lookOf(field: EditField): EditFieldLook {
  return looks[field];
}
