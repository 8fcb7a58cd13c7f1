import { fakeApiMessages } from './fake-api.messages.ts';

/** Thrown by an endpoint to answer a status of the error catalogue with a sentence in `error`. */
export class ApiFailure extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = 'ApiFailure';
    this.status = status;
  }
}

/** The row with that id. @throws ApiFailure 404 with `sentence`. */
export function existing<T extends { id: number }>(
  rows: readonly T[],
  id: number,
  sentence: string,
): T {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new ApiFailure(404, sentence);
  return row;
}

/** Like `existing` for a row that a body refers to, where a wrong id is the body's fault (422). */
export function referred<T extends { id: number }>(
  rows: readonly T[],
  id: number,
  sentence: string = fakeApiMessages.fieldsMissing,
): T {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new ApiFailure(422, sentence);
  return row;
}
