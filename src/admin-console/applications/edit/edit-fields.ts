import type { EditField } from '#domain/application/field-names.ts';
import type { ApplicationDetailMessages } from '../detail/application-detail.messages.ts';

/** The groups of the form, as message keys of their titles. */
export const formGroups = [
  'nameGroup',
  'contactGroup',
  'birthGroup',
] as const satisfies readonly (keyof ApplicationDetailMessages)[];

interface EditFieldLayout {
  /** A field without a group is placed below all groups. */
  readonly group?: (typeof formGroups)[number];
  /** The width in a wide dialog. @default a third of a row */
  readonly span?: 'half' | 'row';
  readonly autoCapitalize?: 'words' | 'none';
  readonly spellCheck?: false;
}

const name = { group: 'nameGroup', autoCapitalize: 'words', spellCheck: false } as const;

/** The fields of the edit form in display order. Their editors are selected by the kind of field. */
const layouts = {
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
  internalNotes: {},
} as const satisfies Record<EditField, EditFieldLayout>;

/** The fields in display order. */
export const formFields = Object.keys(layouts) as readonly EditField[];

export function fieldsOfGroup(group: EditFieldLayout['group']): readonly EditField[] {
  return formFields.filter((field) => editFieldLayout(field).group === group);
}

/** The layout of a field, including optional settings. */
export function editFieldLayout(field: EditField): EditFieldLayout {
  return layouts[field];
}
