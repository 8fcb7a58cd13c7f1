import type { Refusal } from '../refusal.ts';

/** The values of a refusal's message, such as the number of titles. */
export type RefusalValues = NonNullable<Refusal['values']>;

/** The status and the Spanish message with which a server of ours declines a call. */
export interface RefusalAnswer {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: string | ((values: RefusalValues) => string);
}

/** '1 carrera', '2 carreras'. */
export function counted(count: string | number | undefined, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
