import { picklist, pipe, transform, unknown } from 'valibot';
import type { CallPath } from '#contract/paths/call-path.ts';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { type TitleHold, type TitleHoldKind, titleHoldKinds } from '#domain/registry/title-hold.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A hold, or its end, as an administrator enters it. */
export interface HoldChange {
  readonly titleId: number;
  readonly kind: TitleHoldKind;
  readonly reason: string;
}

const hold = pipe(
  rowOf({
    id: [identifier, 'id'],
    titleId: [identifier, 'title_id'],
    kind: [pipe(unknown(), picklist(titleHoldKinds)), 'kind'],
    reason: [textOrEmpty, 'reason'],
    enteredBy: [optionalText, 'entered_by'],
    enteredAt: [optionalTimestamp, 'created_at'],
  }),
  transform((row): TitleHold => row),
);

const calls = {
  held: extraPaths.holdTitle,
  lifted: extraPaths.liftTitleHold,
} as const satisfies Record<TitleHoldKind, CallPath>;

/** The reviews of issued titles. Only for servers that offer 'holds'. */
export const titleHolds = {
  list: rowsAt(extraPaths.listTitleHolds, hold),
  create: (api: ApiClient, { kind, titleId, reason }: HoldChange): Promise<undefined> =>
    api.send({
      call: calls[kind],
      parameters: { id: titleId },
      payload: { reason },
      answer: nothing,
    }),
};
