import { drawApplications } from './applications.ts';
import { planCeremonies } from './ceremonies.ts';
import { careers, careerTypes, degreeTitles, faculties, genders } from './faculties-and-careers.ts';
import { createRandom } from './random.ts';
import type { DemoUniversity } from './rows.ts';
import { issueTitles } from './titles.ts';
import { users } from './users.ts';

/** What the demonstration is drawn from. */
export type DemoUniversityOptions = {
  /** The day the demonstration starts, `YYYY-MM-DD`: acts lie before and after it. */
  today: string;
  /** Another seed draws other people; the counts stay. Default 2025. */
  seed?: number;
};

function copyRows<T extends object>(rows: readonly T[]): T[] {
  return rows.map((row) => ({ ...row }));
}

/**
 * Draws the demonstration university: pure and deterministic, the same rows for the same day and
 * seed. It holds exactly 24 pending and 156 confirmed applications, 3 open acts and 142 issued
 * titles, the figures of the dashboard. Every call gives rows of its own to change.
 *
 * @throws RangeError when `today` is no `YYYY-MM-DD`.
 */
export function createDemoUniversity(options: DemoUniversityOptions): DemoUniversity {
  const random = createRandom(options.seed ?? 2025);
  const plans = planCeremonies(options.today);
  const applications = drawApplications(random, plans, options.today);
  return {
    faculties: copyRows(faculties),
    careerTypes: copyRows(careerTypes),
    careers: copyRows(careers),
    genders: copyRows(genders),
    degreeTitles: copyRows(degreeTitles),
    ceremonies: plans.map((plan) => plan.ceremony),
    applications,
    titles: issueTitles(plans, applications),
    users: copyRows(users),
  };
}
