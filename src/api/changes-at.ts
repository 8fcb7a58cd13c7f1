import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/paths/call-path.ts';
import type { MessageField } from './api-call.ts';
import type { ApiClient } from './client.ts';
import { ifMatch, type VersionedRow, versionAfter } from './if-match.ts';
import { nothing } from './wire/answer.ts';

/** @returns the row's new version, if the server returns it */
export type UpdateCall<Input> = (
  api: ApiClient,
  row: VersionedRow,
  input: Input,
) => Promise<string | undefined>;

/** Creates, changes and deletes rows of a list. */
interface Changes<Input, Made> {
  readonly create: (api: ApiClient, input: Input) => Promise<Made>;
  readonly update: UpdateCall<Input>;
  readonly remove: RemoveCall;
}

type RemoveCall = (api: ApiClient, row: VersionedRow) => Promise<undefined>;

export interface ChangeCalls {
  readonly create: CallPath;
  readonly update: CallPath;
  readonly remove: CallPath;
}

interface ChangeOptions<Input, Made> {
  /** The input under its names on the wire. */
  readonly toPayload: (input: Input) => unknown;
  /** Reads the answer to a creation. */
  readonly created: GenericSchema<unknown, Made>;
}

/** Changes a row. */
export function updateAt<Input>(
  call: CallPath,
  toPayload: (input: Input, api: ApiClient) => unknown,
  messageField?: MessageField,
): UpdateCall<Input> {
  return (api, row, input) =>
    api.send({
      call,
      parameters: { id: row.id },
      payload: toPayload(input, api),
      messageField,
      headers: ifMatch(api, row),
      answer: versionAfter,
    });
}

/** Deletes a row; the server explains in `message` why it declines. */
export function removeAt(call: CallPath): RemoveCall {
  return (api, row) =>
    api.send({
      call,
      parameters: { id: row.id },
      messageField: 'message',
      headers: ifMatch(api, row),
      answer: nothing,
    });
}

/** Creates, changes and deletes rows; the server explains in `message` why it declines. */
export function changesAt<Input, Made = undefined>(
  calls: ChangeCalls,
  { toPayload, created }: ChangeOptions<Input, Made>,
): Changes<Input, Made> {
  return {
    create: (api, input) =>
      api.send({
        call: calls.create,
        payload: toPayload(input),
        messageField: 'message',
        answer: created,
      }),
    update: updateAt(calls.update, toPayload, 'message'),
    remove: removeAt(calls.remove),
  };
}
