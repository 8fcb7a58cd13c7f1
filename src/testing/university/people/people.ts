import { addDays } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { PersonFields } from '../rows.ts';
import { blankPerson } from './blank-person.ts';

import { birthplaces, compoundNames, givenNames, surnames } from './spanish-names.ts';

export type Names = Pick<
  PersonFields,
  'first_name' | 'second_name' | 'third_name' | 'last_name' | 'second_last_name' | 'gender_id'
>;

/** The applicants. */
export interface Crowd {
  /** Their number. */
  readonly size: number;
  /** The names of the person at `place`, from 0. */
  readonly nameAt: (random: Random, place: number) => Names;
}

/** Usual names after a few that try a screen: every list begins with those, so that tests can count on them. */
export function usualNames(random: Random, place: number): Names {
  return notableNames[place] ?? drawNames(random);
}

const notableNames: readonly Names[] = [
  {
    first_name: 'María José',
    second_name: null,
    third_name: null,
    last_name: 'Ñáñez',
    second_last_name: 'Peña',
    gender_id: 2,
  },
  {
    first_name: 'Gian',
    second_name: 'Carlo',
    third_name: null,
    last_name: "D'Angelo",
    second_last_name: 'Núñez',
    gender_id: 1,
  },
  {
    first_name: 'Ana',
    second_name: 'Lucía',
    third_name: 'de la Trinidad',
    last_name: 'De la Rosa',
    second_last_name: 'Zúñiga',
    gender_id: 2,
  },
  {
    first_name: 'Íñigo',
    second_name: 'Andrés',
    third_name: null,
    last_name: 'Ibáñez',
    second_last_name: "O'Connor",
    gender_id: 1,
  },
];

function drawNames(random: Random): Names {
  const gender = random.chance(0.56) ? 2 : 1;
  const compound = random.chance(0.12);
  const first = random.pick(compound ? compoundNames[gender] : givenNames[gender]);
  const second = compound || random.chance(0.2) ? null : drawOther(random, gender, first);
  return {
    first_name: first,
    second_name: second,
    third_name: null,
    last_name: random.pick(surnames),
    second_last_name: random.pick(surnames),
    gender_id: gender,
  };
}

function drawOther(random: Random, gender: 1 | 2, taken: string): string {
  const name = random.pick(givenNames[gender]);
  return name === taken ? drawOther(random, gender, taken) : name;
}

/** Numbers grow with `place`, so no two people share one; the more people, the closer, so that none gets longer. */
function drawDocument(
  random: Random,
  place: number,
  size: number,
): Pick<PersonFields, 'identification_type' | 'id_number'> {
  const stride = Math.min(37_411, Math.floor(25_000_000 / size));
  const step = place * stride + random.between(1, stride - 411);
  const kind = random.between(1, 20);
  if (kind === 1) return { identification_type: 'P', id_number: `C${14_300_000 + step}` };
  if (kind === 2) return { identification_type: 'E', id_number: String(84_100_000 + step) };
  return {
    identification_type: kind === 3 ? 'CI' : 'V',
    id_number: String(21_400_000 + step),
  };
}

function mailboxOf(names: Names, place: number): string {
  const plain = `${names.first_name}.${names.last_name}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return `${plain}${place}@correo.universidad.edu`;
}

/**
 * Draws one person; a field for which nothing is drawn is blank.
 *
 * @param place counts people from 0 and makes documents and mailboxes unique.
 */
export function drawPerson(
  random: Random,
  place: number,
  today: string,
  crowd: Crowd,
): PersonFields {
  const names = crowd.nameAt(random, place);
  const digits = String(random.between(0, 9_999_999)).padStart(7, '0');
  const prefix = random.pick(['0412', '0414', '0416', '0424', '0426']);
  return {
    ...blankPerson,
    ...drawDocument(random, place, crowd.size),
    ...names,
    email: mailboxOf(names, place + 1),
    date_of_birth: addDays(today, -random.between(21 * 365, 38 * 365)),
    place_of_birth: random.pick(birthplaces),
    phone: random.chance(0.8) ? `${prefix}-${digits}` : null,
  };
}
