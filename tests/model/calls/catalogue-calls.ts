import type { Arbitrary } from 'fast-check';
import type { CallId } from '#contract/calls.ts';
import type { ModelBody } from '../model-call.ts';
import type { Kind } from '../refs.ts';
import { bodyOf, noBody } from './body.ts';
import { adminCall, type CallChoice } from './choice.ts';
import { field, omitted, refField, targets, textField } from './values.ts';

const named = bodyOf({
  name: textField(
    200,
    ['Ciencias', 'Artes', 'Facultad de Ingeniería', 'Pregrado'],
    ['CIENCIAS', ' ciéncias ', 'facultad de  ingenieria', 'PREGRADO'],
  ),
});

const order = field([omitted, 0, 1, 2, 3], ['2', -1, 1_000_000, 1.5]);

const career = bodyOf({
  name: textField(200, ['Ingeniería Civil', 'Música', 'Danza'], ['INGENIERIA CIVIL', ' musica ']),
  type_id: refField('careerTypes'),
  faculty_id: refField('faculties'),
  is_active: field([omitted, omitted, 1, 0], ['0', 'no', false, 5]),
  record_order: order,
  assigned_order: order,
  folio_order: order,
});

const degreeTitle = bodyOf({
  career_id: refField('careers'),
  gender_id: field([1, 2], [3, '1', -1]),
  title_name: textField(300, ['Ingeniero Civil', 'Licenciada en Música']),
});

const userFields = {
  username: textField(
    60,
    ['nueva', 'ana.maria', 'registro2', 'directora'],
    ['admin', 'ADMIN', 'con espacio', 'a@b', 'ñandú'],
  ),
  email: textField(
    254,
    ['nueva@universidad.edu', 'ana@universidad.edu', 'directora@universidad.edu'],
    [' ADMIN@universidad.edu', 'mala', 'a@b.c'],
  ),
  full_name: textField(200, ['Ana María Peña']),
  role_id: field([1, 2, 3], ['1', 4, -1]),
};
const user = bodyOf(userFields);
const userUpdate = bodyOf({
  ...userFields,
  is_active: field([1, 0, omitted], ['0', 'no', false, 5]),
});

interface Catalogue {
  readonly kind: Kind;
  readonly ids: readonly [create: CallId, update: CallId, remove: CallId];
  readonly body: Arbitrary<ModelBody>;
  readonly update?: Arbitrary<ModelBody>;
}

function callsOf({ kind, ids, body, update = body }: Catalogue): readonly CallChoice[] {
  const [createId, updateId, removeId] = ids;
  return [
    { weight: 2, ...adminCall(createId, body) },
    { weight: 2, ...adminCall(updateId, update, targets(kind)) },
    { weight: 1, ...adminCall(removeId, noBody, targets(kind)) },
  ];
}

export const catalogueCalls: readonly CallChoice[] = [
  ...callsOf({
    kind: 'faculties',
    ids: ['createFaculty', 'updateFaculty', 'deleteFaculty'],
    body: named,
  }),
  ...callsOf({
    kind: 'careerTypes',
    ids: ['createCareerType', 'updateCareerType', 'deleteCareerType'],
    body: named,
  }),
  ...callsOf({
    kind: 'careers',
    ids: ['createCareer', 'updateCareer', 'deleteCareer'],
    body: career,
  }),
  ...callsOf({
    kind: 'degreeTitles',
    ids: ['createDegreeTitle', 'updateDegreeTitle', 'deleteDegreeTitle'],
    body: degreeTitle,
  }),
  ...callsOf({
    kind: 'users',
    ids: ['createUser', 'updateUser', 'deleteUser'],
    body: user,
    update: userUpdate,
  }),
];
