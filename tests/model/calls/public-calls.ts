import { demoPassword } from 'birrete/testing';
import fc from 'fast-check';
import { maxLengthOf } from '#domain/application/field-names.ts';
import { CodeRef } from '../refs.ts';
import { bodyOf, noBody } from './body.ts';
import { type CallChoice, publicCall } from './choice.ts';
import { days, type Field, field, omitted, refField, textField } from './values.ts';

const numbers = ['27.123.456', '27123456', 'V-27123456', '12 345 678', 'E84000111'];
const oddNumbers = ['---', '.', '١٢٣', '２７１２３４５６', '27.123.456 ', 'Ω1'];

/** The person's fields that an application and its edit share. */
export const personFields = {
  id_number: textField(maxLengthOf('idNumber'), numbers, oddNumbers),
  first_name: textField(maxLengthOf('firstName'), ['María-José', 'Ana']),
  third_name: textField(maxLengthOf('thirdName'), [omitted, 'de los Ángeles']),
  last_name: textField(maxLengthOf('lastName'), ["D'Angelo", 'Álvarez', 'Zambrano']),
  second_last_name: textField(maxLengthOf('secondLastName'), ['Ñáñez', 'Peña']),
  email: textField(
    maxLengthOf('email'),
    ['maria@correo.edu', 'ana@correo.edu'],
    ['mala', 'a@b', 'a@b.c', 'a b@c.d'],
  ),
  date_of_birth: field(['2001-03-05', '05/03/2001'], [...days.past, ...days.odd]),
  place_of_birth: textField(maxLengthOf('placeOfBirth'), ['Mérida']),
} as const satisfies Record<string, Field>;

const application = bodyOf({
  ceremony_id: refField('ceremonies'),
  career_id: refField('careers'),
  identification_type: textField(
    maxLengthOf('identificationType'),
    ['CI', 'V', 'P'],
    ['X', 'c.i.', 'ci', 'Pasaporte', 'E'],
  ),
  ...personFields,
  second_name: textField(maxLengthOf('secondName'), [omitted, 'Luisa']),
  gender_id: field([1, 2], [3, '1', '2', -1]),
});

const codes = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 40 }).map((place) => new CodeRef(place)) },
  {
    weight: 1,
    arbitrary: fc
      .nat({ max: 40 })
      .map((place) => new CodeRef(place, (code) => ` ${code.toLowerCase()} `)),
  },
  { weight: 1, arbitrary: fc.constantFrom('AG-2026-999', 'ag', '---', '%', ' ', 'ñ', 'AG-2026-1') },
);

const signIn = bodyOf({
  identifier: textField(
    254,
    ['admin', 'admin@universidad.edu', 'registro', 'consulta'],
    ['ADMIN', ' Admin@Universidad.edu ', 'nadie', 'jubilada'],
  ),
  password: textField(200, [demoPassword], ['otra contraseña', ` ${demoPassword}`]),
});

export const publicCalls: readonly CallChoice[] = [
  { weight: 6, ...publicCall('apply', application) },
  { weight: 2, ...publicCall('findStatus', noBody, codes) },
  { weight: 1, ...publicCall('signIn', signIn) },
];
