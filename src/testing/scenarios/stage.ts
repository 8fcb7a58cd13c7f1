import type { HttpHandler } from 'msw';
import type { FakeUniversity } from '../fake-api/fake-university.ts';

/** The university of a scenario, and the address of its API. The public types contain it. @public */
export interface Stage {
  readonly university: FakeUniversity;
  readonly baseUrl: string | undefined;
}

/** Changes the university, and returns the handlers before those of the fake API. */
export type Situation = (stage: Stage) => readonly HttpHandler[];
