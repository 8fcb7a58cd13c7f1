/** What a field holds, and so how it is read, checked and edited. A note is a text of several lines. */
type FieldKind = 'text' | 'email' | 'phone' | 'note' | 'date' | 'choice';

/** What is known of a field wherever it occurs. */
export interface FieldRule {
  readonly kind: FieldKind;
  /** Fields of one group are neighbours on every screen. */
  readonly group: FieldGroup;
  /** Its name on the wire. */
  readonly wire: string;
  /** Its second name on the wire: what an administrator's edit sends. Both are read. */
  readonly editWire?: string;
  /** The most characters of a text, as a server of ours accepts them. */
  readonly most?: number;
  /** Asked of the graduate. `waivable` is required unless the university does without it. */
  readonly apply?: 'required' | 'waivable' | 'optional';
  /** Corrected by an administrator. */
  readonly edit?: 'required' | 'optional';
  /** Shown to whoever knows the application's code: always, or only where the server sends it. */
  readonly status?: 'always' | 'when-sent';
  /** On the receipt, which is left lying about: never the number of a document. */
  readonly receipt?: true;
  /** What a form holds before anybody has touched it. */
  readonly initial?: string;
  /** Never written to the browser's storage, not even with a draft. */
  readonly isSecret?: true;
}

type FieldGroup = 'ceremony' | 'career' | 'identification' | 'name' | 'birth' | 'contact' | 'notes';

/**
 * What an application holds, in the order in which a form asks for it. Types, drafts, checks, payloads and decoders
 * derive from this table; each screen has a table of its own over these names that says how a field looks there.
 */
export const applicationFields = {
  ceremonyId: { kind: 'choice', group: 'ceremony', wire: 'ceremony_id', apply: 'required' },
  careerId: { kind: 'choice', group: 'career', wire: 'career_id', apply: 'required' },
  identificationType: {
    kind: 'text',
    group: 'identification',
    wire: 'identification_type',
    most: 20,
    apply: 'required',
    status: 'always',
    initial: 'CI',
  },
  idNumber: {
    kind: 'text',
    group: 'identification',
    wire: 'id_number',
    most: 30,
    apply: 'required',
    edit: 'required',
    status: 'always',
    isSecret: true,
  },
  firstName: {
    kind: 'text',
    group: 'name',
    wire: 'first_name',
    most: 200,
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
    most: 200,
    apply: 'optional',
    edit: 'optional',
    receipt: true,
  },
  thirdName: {
    kind: 'text',
    group: 'name',
    wire: 'third_name',
    most: 200,
    apply: 'optional',
    edit: 'optional',
    receipt: true,
  },
  lastName: {
    kind: 'text',
    group: 'name',
    wire: 'last_name',
    most: 200,
    apply: 'required',
    edit: 'required',
    status: 'always',
    receipt: true,
  },
  secondLastName: {
    kind: 'text',
    group: 'name',
    wire: 'second_last_name',
    most: 200,
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
    most: 200,
    apply: 'required',
    edit: 'optional',
  },
  genderId: { kind: 'choice', group: 'birth', wire: 'gender_id', apply: 'required' },
  email: {
    kind: 'email',
    group: 'contact',
    wire: 'email',
    most: 254,
    apply: 'required',
    edit: 'required',
    status: 'always',
  },
  phone: {
    kind: 'phone',
    group: 'contact',
    wire: 'phone',
    editWire: 'phone_number',
    most: 40,
    edit: 'optional',
  },
  notes: { kind: 'note', group: 'notes', wire: 'notes', most: 2000, edit: 'optional' },
} as const satisfies Record<string, FieldRule>;
