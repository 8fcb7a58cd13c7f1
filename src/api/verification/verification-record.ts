import { boolean, integer, number, object, optional, pipe, string, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { PrintedAddress } from '#domain/verification/printed-address.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, unreadRows } from '../wire/answer.ts';
import { readRows } from '../wire/list-answer.ts';

const counted = pipe(
  object({ count: pipe(number(), integer()) }),
  transform(({ count }) => count),
);

/** Reads how often a title was verified. Only for servers that offer 'verification-record'. */
export function readTitleVerifications(
  api: ApiClient,
  titleId: number,
  signal?: AbortSignal,
): Promise<number> {
  return api.send({
    call: extraPaths.readTitleVerifications,
    parameters: { id: titleId },
    signal,
    answer: itemOf(counted),
  });
}

const printedAddress = pipe(
  object({
    address: string(),
    prints: pipe(number(), integer()),
    earlier_prints: optional(pipe(number(), integer()), 0),
    is_current: boolean(),
  }),
  transform(
    ({ is_current, earlier_prints, ...row }): PrintedAddress => ({
      ...row,
      earlierPrints: earlier_prints,
      isCurrent: is_current,
    }),
  ),
);

const addresses = pipe(
  unreadRows,
  transform(({ rows }) => readRows(printedAddress, rows).rows),
);

/** Reads the addresses that printed documents carry. Only for servers that offer 'verification-record'. */
export function listPrintedAddresses(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly PrintedAddress[]> {
  return api.send({ call: extraPaths.listVerificationAddresses, signal, answer: addresses });
}
