import type { HttpHandler } from 'msw';
import { contractCalls } from '../fake-api/contract-calls.ts';
import { createFakeUniversity } from '../fake-api/fake-university.ts';
import { noAnswer, slow } from '../fake-api/faults.ts';
import {
  type GraduationHandlersOptions,
  graduationHandlers,
} from '../fake-api/graduation-handlers.ts';
import { consoleSituations } from './console-scenarios.ts';
import { lookupSituations } from './lookup-scenarios.ts';
import type { Situation } from './stage.ts';
import { wizardSituations } from './wizard-scenarios.ts';

/** Long enough for a loading state to be seen, and shorter than the limit of a call. */
const slowMs = 3_000;

const anywhere = {
  'all-well': () => [],
  slow: ({ baseUrl }) => contractCalls.map((call) => slow(call, slowMs, { baseUrl })),
  offline: ({ baseUrl }) => contractCalls.map((call) => noAnswer(call, { baseUrl })),
} as const satisfies Record<string, Situation>;

const situations = {
  ...anywhere,
  ...wizardSituations,
  ...lookupSituations,
  ...consoleSituations,
} as const;

/**
 * A situation that a user of any widget, the wizard, the look-up or the console can meet. `ceremony-closes-meanwhile`
 * closes the chosen ceremony while the form is filled in, `answer-lost` takes the first call and breaks the connection
 * before its answer. The guide about host tests lists all.
 */
export type Scenario = keyof typeof situations;

/** Every scenario by its name, for a test of each. */
export const scenarios = Object.keys(situations) as readonly Scenario[];

/** MSW handlers for every call of the API contract, in a university where something particular happens. */
export function scenario(name: Scenario, options: GraduationHandlersOptions = {}): HttpHandler[] {
  const { data = 'demo', university = createFakeUniversity({ data }), baseUrl } = options;
  const before: readonly HttpHandler[] = situations[name]({ university, baseUrl });
  return [...before, ...graduationHandlers({ ...options, university })];
}
