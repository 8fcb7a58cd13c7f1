import { planCeremonies } from '../ceremonies.ts';
import {
  type CareerPlan,
  careerPlans,
  faculties,
  planCatalogues,
} from '../faculties-and-careers.ts';
import type { Random } from '../random.ts';
import type { UniversityOutline } from '../university-outline.ts';
import { users } from '../users.ts';
import type { Names } from './people.ts';

/** The demonstration with names that try every cell: as long, as short and as unusual as registers hold them. */
export function awkwardNames(today: string): UniversityOutline {
  return {
    catalogues: planCatalogues(
      faculties.map((row) => ({ ...row, name: `${row.name} y Ciencias Afines «Dr. Ñáñez Güell»` })),
      careerPlans.map(withLongName),
    ),
    plans: planCeremonies(today).map((plan) => ({
      ...plan,
      ceremony: {
        ...plan.ceremony,
        name: `Solemne ${plan.ceremony.name} de los Núcleos Andino, Llanero y Guayanés`,
        ceremony_location: `${plan.ceremony.ceremony_location}, Complejo Académico «Doctor José María Núñez de Güéxerez y Peña»`,
      },
    })),
    nameAt,
    users: users.map((row) => ({
      ...row,
      email: row.email.replace('@', '.de.la.secretaria.general@'),
      full_name: `${row.full_name} de la Concepción y Echeverría-Ibargüengoitia`,
    })),
  };
}

/** Every third career reads as long as a ministry writes it. */
function withLongName(plan: CareerPlan, index: number): CareerPlan {
  if (index % 3 !== 0) return plan;
  const mention = 'con Mención en Planificación, Evaluación y Gestión de Políticas Públicas';
  const [male, female] = plan.degree ?? [];
  const named = { ...plan, name: `${plan.name} ${mention}` };
  if (male === undefined || female === undefined) return named;
  return { ...named, degree: [`${male} ${mention}`, `${female} ${mention}`] };
}

const people: readonly Names[] = [
  person(
    2,
    'María de los Ángeles Guadalupe',
    'Ñáñez',
    'Peña',
    'Concepción',
    'de la Santísima Trinidad',
  ),
  person(1, 'José', 'de la Cruz y Fernández-Echeverría', 'Ibargüengoitia Zúñiga'),
  person(2, 'Li', 'O', 'Yu'),
  person(1, 'Gian', "D'Angelo", "O'Connor", 'Carlo'),
  person(2, 'Nuria', 'Güell i Çelik', 'Muñoz-Nuñez', 'Àngels'),
  // The tilde as a combining character, as some keyboards write it.
  person(1, 'In\u0303igo', 'Ibán\u0303ez', 'Pen\u0303a'),
  // Direction marks that remain in a name copied from a text written from right to left.
  person(1, '\u200fYusuf\u200f', 'Haddad\u200e', 'Khoury', 'Elías'),
  person(2, 'Hirwaleuxkaravitzinnawatlpopoka', 'Xiuhcoatlquetzalpapalotlicueye', 'Ay'),
  person(1, 'JOSE GREGORIO', 'PEÑA', 'NUÑEZ'),
  person(2, 'maría', 'de la o', 'von der heyde', 'josé'),
];

function person(
  gender: 1 | 2,
  first: string,
  last: string,
  secondLast: string,
  second: string | null = null,
  third: string | null = null,
): Names {
  return {
    first_name: first,
    second_name: second,
    third_name: third,
    last_name: last,
    second_last_name: secondLast,
    gender_id: gender,
  };
}

function nameAt(random: Random, place: number): Names {
  return people[place] ?? random.pick(people);
}
