import { drawApplications } from './applications.ts';
import type { CeremonyPlan } from './ceremonies.ts';
import { authorities, documentFields, documentTemplates } from './documents.ts';
import { type Catalogues, genders } from './faculties-and-careers.ts';
import type { Crowd } from './people/people.ts';
import { createRandom } from './random.ts';
import type { DemoUniversity, UserRow } from './rows.ts';
import { issueTitles } from './titles.ts';

/** The day and the seed of a demonstration. */
export type DemoUniversityOptions = {
  /** The day the demonstration starts, `YYYY-MM-DD`: ceremonies lie before and after it. */
  today: string;
  /** Another seed draws other people; the counts stay. Default 2025. */
  seed?: number;
};

/** The parts of a university that do not depend on its people. */
export interface UniversityOutline {
  readonly catalogues: Catalogues;
  readonly plans: readonly CeremonyPlan[];
  readonly nameAt: Crowd['nameAt'];
  readonly users: readonly UserRow[];
}

/** The same rows for the same outline, day and seed. */
export function drawUniversity(
  outline: UniversityOutline,
  options: DemoUniversityOptions,
): DemoUniversity {
  const { catalogues, plans, nameAt, users } = outline;
  const { today, seed = 2025 } = options;
  const hasCeremonies = plans.length > 0;
  const applications = drawApplications(createRandom(seed), plans, {
    crowd: { size: applicantsOf(plans), nameAt },
    careers: catalogues.careers,
    today,
  });
  return {
    ...catalogues,
    genders: copyRows(genders),
    ceremonies: plans.map(({ ceremony }) => ceremony),
    applications,
    titles: issueTitles(plans, applications, catalogues),
    users: copyRows(users),
    authorities: copyRows(hasCeremonies ? authorities : []),
    documentFields: copyRows(hasCeremonies ? documentFields : []),
    documentTemplates: copyRows(hasCeremonies ? documentTemplates : []),
    documentPrints: [],
  };
}

function applicantsOf(plans: readonly CeremonyPlan[]): number {
  return plans
    .flatMap(({ counts }) => Object.values(counts))
    .reduce((total, count) => total + count, 0);
}

function copyRows<T extends object>(rows: readonly T[]): T[] {
  return rows.map((row) => ({ ...row }));
}
