/** The kind of a field's value, which determines decoding, checks and editor. A note is a text of several lines. */
type FieldKind = 'text' | 'email' | 'phone' | 'note' | 'date' | 'choice';

/** Properties of a field for all features. */
export interface FieldRule {
  readonly kind: FieldKind;
  /** Fields of one group are together on every screen. */
  readonly group: FieldGroup;
  /** Its name on the wire. */
  readonly wire: string;
  /** Its second name on the wire, which an administrator's edit sends. Both are read. */
  readonly editWire?: string;
  /** The maximum number of characters of a text, which our servers enforce too. */
  readonly max?: number;
  /** Presence in the wizard. `waivable` is required unless the university waives it. */
  readonly apply?: 'required' | 'waivable' | 'optional';
  /** Presence in the console's edit form. */
  readonly edit?: 'required' | 'optional';
  /** Presence in the look-up: always, or only if the server sends it. */
  readonly status?: 'always' | 'when-sent';
  /** Presence on the receipt: never the document number, because others may see the paper. */
  readonly receipt?: true;
  /** The initial value of a form. */
  readonly initial?: string;
  /** Never written to the browser's storage, not even with a draft. */
  readonly isSecret?: true;
  /** The extra that a server must announce, for a field beyond the API contract. */
  readonly extra?: 'internal-notes';
}

type FieldGroup = 'ceremony' | 'career' | 'identification' | 'name' | 'birth' | 'contact' | 'notes';

/**
 * The fields of an application, in the order of its forms. Types, drafts, checks, payloads and decoders are derived
 * from this table; each screen has a table by field name for its layout.
 */
export const applicationFields = {
  ceremonyId: { kind: 'choice', group: 'ceremony', wire: 'ceremony_id', apply: 'required' },
  careerId: { kind: 'choice', group: 'career', wire: 'career_id', apply: 'required' },
  identificationType: {
    kind: 'text',
    group: 'identification',
    wire: 'identification_type',
    max: 20,
    apply: 'required',
    status: 'always',
    initial: 'CI',
  },
  idNumber: {
    kind: 'text',
    group: 'identification',
    wire: 'id_number',
    max: 30,
    apply: 'required',
    edit: 'required',
    status: 'always',
    isSecret: true,
  },
  firstName: {
    kind: 'text',
    group: 'name',
    wire: 'first_name',
    max: 200,
    apply: 'required',
    edit: 'required',
    status: 'always',
    receipt: true,
  },
  secondName: {
    kind: 'text',
    group: 'name',
    wire: 'second_name',
    editWire: 'middle_name',
    max: 200,
    apply: 'optional',
    edit: 'optional',
    receipt: true,
  },
  thirdName: {
    kind: 'text',
    group: 'name',
    wire: 'third_name',
    max: 200,
    apply: 'optional',
    edit: 'optional',
    receipt: true,
  },
  lastName: {
    kind: 'text',
    group: 'name',
    wire: 'last_name',
    max: 200,
    apply: 'required',
    edit: 'required',
    status: 'always',
    receipt: true,
  },
  secondLastName: {
    kind: 'text',
    group: 'name',
    wire: 'second_last_name',
    max: 200,
    apply: 'waivable',
    edit: 'optional',
    receipt: true,
  },
  dateOfBirth: {
    kind: 'date',
    group: 'birth',
    wire: 'date_of_birth',
    apply: 'required',
    edit: 'optional',
  },
  placeOfBirth: {
    kind: 'text',
    group: 'birth',
    wire: 'place_of_birth',
    max: 200,
    apply: 'required',
    edit: 'optional',
  },
  genderId: { kind: 'choice', group: 'birth', wire: 'gender_id', apply: 'required' },
  email: {
    kind: 'email',
    group: 'contact',
    wire: 'email',
    max: 254,
    apply: 'required',
    edit: 'required',
    status: 'always',
  },
  phone: {
    kind: 'phone',
    group: 'contact',
    wire: 'phone',
    editWire: 'phone_number',
    max: 40,
    edit: 'optional',
  },
  /** The reason of a rejection, which the applicant can read, or other notes. */
  notes: { kind: 'note', group: 'notes', wire: 'notes', max: 2000, edit: 'optional' },
  internalNotes: {
    kind: 'note',
    group: 'notes',
    wire: 'internal_notes',
    max: 2000,
    edit: 'optional',
    extra: 'internal-notes',
  },
} as const satisfies Record<string, FieldRule>;
