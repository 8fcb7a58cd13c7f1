import fc, { type Arbitrary } from 'fast-check';
import { deadlyTables } from '../../../examples/api/testing/databases/deaths.ts';
import type { Gender } from './model.ts';

/** A change of the register or of something that documents read. Numbers choose a title or an application, by remainder. */
export type Action =
  | { readonly kind: 'apply'; readonly person: Person }
  | {
      readonly kind: 'correct';
      readonly of: number;
      readonly surname: string;
      readonly birthPlace: string;
    }
  | { readonly kind: 'issue' | 'reopen' | 'change-rector' | 'change-template' | 'change-field' }
  | { readonly kind: 'change-degree'; readonly gender: Gender }
  | { readonly kind: 'change-act'; readonly place: string }
  | { readonly kind: 'die'; readonly table: (typeof deadlyTables)[number] }
  | { readonly kind: 'rectify'; readonly of: number; readonly datum: Datum }
  | { readonly kind: TitleActionKind; readonly of: number };

type TitleActionKind =
  | 'print'
  | 'print-as-today'
  | 'annul'
  | 'duplicate'
  | 'hold'
  | 'lift'
  | 'hand-over'
  | 'take-back'
  | 'erase';

/** A graduate who applies. */
export interface Person {
  readonly surname: string;
  readonly secondSurname: string;
  readonly givenName: string;
  readonly gender: Gender;
}

/** The datum that a rectification changes; `nothing` prints the same, which is refused. */
export type Datum =
  | 'surname'
  | 'degree'
  | 'birth-date'
  | 'birth-place'
  | 'gender'
  | 'act'
  | 'place'
  | 'field'
  | 'nothing';

const surnames = fc.constantFrom(
  'Pérez',
  'Perez',
  'Álvarez',
  'Ñáñez',
  'Núñez',
  'Nuñez',
  'Zambrano',
  'De la Cruz',
);
const places = fc.constantFrom('Mérida', 'Ciudad Bolívar', 'Trujillo');
const gender = fc.constantFrom<Gender>('masculine', 'feminine');
const of = fc.nat({ max: 40 });

const person: Arbitrary<Person> = fc.record({
  surname: surnames,
  secondSurname: surnames,
  givenName: fc.constantFrom('Ana', 'Ángel', 'María José'),
  gender,
});

const datum = fc.constantFrom<Datum>(
  'surname',
  'degree',
  'birth-date',
  'birth-place',
  'gender',
  'act',
  'place',
  'field',
  'nothing',
);

/** Any action, those about titles most often. */
const anyAction: Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('apply'), person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('issue') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct'),
      of,
      surname: surnames,
      birthPlace: places,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('change-rector', 'change-template', 'change-field'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('change-degree'), gender }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('change-act'),
      place: fc.constantFrom('Teatro', 'Aula Magna'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('rectify'), of, datum }) },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('die'), table: fc.constantFrom(...deadlyTables) }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constantFrom<TitleActionKind>(
        'print',
        'print',
        'print-as-today',
        'annul',
        'duplicate',
        'hold',
        'lift',
        'hand-over',
        'take-back',
        'erase',
      ),
      of,
    }),
  },
);

/** The graduates of a first issue, and what happens to the register afterwards. */
export const histories = fc.record({
  graduates: fc.array(person, { minLength: 1, maxLength: 3 }),
  actions: fc.array(anyAction, { minLength: 4, maxLength: 24, size: 'max' }),
});
