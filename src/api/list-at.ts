import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/paths/call-path.ts';
import type { MessageField } from './api-call.ts';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './wire/list-answer.ts';

/**
 * Reads a list by GET.
 *
 * @param known the list from an earlier call, returned as it is if nothing has changed
 */
export type ListCall<Row> = (
  api: ApiClient,
  signal?: AbortSignal,
  known?: ListAnswer<Row>,
) => Promise<ListAnswer<Row>>;

/** Reads a whole list. */
export function listAt<Row>(
  call: CallPath,
  answer: GenericSchema<unknown, ListAnswer<Row>>,
  messageField?: MessageField,
): ListCall<Row> {
  return async (api, signal, known) => {
    const isTagged = known?.tag !== undefined && api.offers('if-none-match');
    let tag: string | undefined;
    const list = await api.send({
      call,
      signal,
      messageField,
      headers: isTagged ? { 'if-none-match': known.tag } : {},
      unchanged: isTagged ? known : undefined,
      onHeaders: (headers) => {
        tag = headers.get('etag') ?? undefined;
      },
      answer,
    });
    return list === known ? list : { ...list, tag };
  };
}
