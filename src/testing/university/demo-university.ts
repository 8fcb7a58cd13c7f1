import { planCeremonies } from './ceremonies.ts';
import { careerPlans, faculties, planCatalogues } from './faculties-and-careers.ts';
import { usualNames } from './people/people.ts';
import type { DemoUniversity } from './rows.ts';
import {
  type DemoUniversityOptions,
  drawUniversity,
  type UniversityOutline,
} from './university-outline.ts';
import { users } from './users.ts';

export function demoOutline(today: string): UniversityOutline {
  return {
    catalogues: planCatalogues(faculties, careerPlans),
    plans: planCeremonies(today),
    nameAt: usualNames,
    users,
  };
}

/**
 * Draws the demonstration university: pure and deterministic, the same rows for the same day and seed. It holds exactly
 * 24 pending and 156 confirmed applications, 3 open ceremonies and 142 issued titles, the figures of the dashboard. Each
 * call returns new rows, which the caller may change.
 *
 * @throws RangeError when `today` is no `YYYY-MM-DD`.
 */
export function createDemoUniversity(options: DemoUniversityOptions): DemoUniversity {
  return drawUniversity(demoOutline(options.today), options);
}
