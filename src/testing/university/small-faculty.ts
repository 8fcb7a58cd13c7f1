import { fridayOfMonth } from './calendar.ts';
import { type CeremonyOutline, planOutlines } from './ceremonies.ts';
import { careerPlans, faculties, planCatalogues } from './faculties-and-careers.ts';
import { usualNames } from './people/people.ts';
import type { UniversityOutline } from './university-outline.ts';
import { users } from './users.ts';

/** One faculty with four careers, one act that is past, one that waits for its bulk issue and one that is open. */
export function smallFaculty(today: string): UniversityOutline {
  const [faculty] = faculties;
  const own = careerPlans.filter((plan) => plan.faculty === faculty?.id);
  return {
    catalogues: planCatalogues(faculties.slice(0, 1), own),
    plans: planOutlines(outlines(today)),
    nameAt: usualNames,
    users: users.slice(0, 2),
  };
}

function outlines(today: string): CeremonyOutline[] {
  const act = { kind: 'Acto de Grado', location: 'Auditorio de la Facultad', description: null };
  return [
    {
      ...act,
      status: 'COMPLETADO',
      date: fridayOfMonth(today, -12),
      initial: ['001', '001', '001'],
      counts: [0, 7, 1],
      issued: true,
    },
    {
      ...act,
      status: 'COMPLETADO',
      date: fridayOfMonth(today, -1),
      initial: ['008', '008', '008'],
      counts: [0, 4, 0],
    },
    {
      ...act,
      status: 'ABIERTO',
      date: fridayOfMonth(today, 5),
      initial: ['012', '012', '012'],
      counts: [3, 2, 0],
    },
  ];
}
