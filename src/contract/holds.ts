import * as v from 'valibot';
import { titleHoldKinds } from '#domain/registry/title-hold.ts';
import type { CallRow } from './schema/call-row.ts';
import { inputObject, writtenText } from './schema/fields.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

/** An entry about the review of an issued title: it is put on hold, or the hold is lifted. */
export const titleHoldAnswer = v.object({
  id: v.number(),
  title_id: v.number(),
  kind: v.picklist(titleHoldKinds),
  reason: v.string(),
  /** The name of the user who entered it. */
  entered_by: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** An entry about a review, as the server answers it. */
export type TitleHoldAnswer = v.InferOutput<typeof titleHoldAnswer>;

/** Reviews of issued titles. */
export const holdRefusals = {
  titleOnHold: {
    status: 409,
    message: 'Este título está en revisión. Hasta que se levante, solo se puede anular.',
  },
  titleHeldAlready: { status: 409, message: 'Este título ya está en revisión.' },
  titleNotOnHold: { status: 409, message: 'Este título no está en revisión.' },
} as const satisfies Record<string, RefusalAnswer>;

/** Body of putting a title on hold and of lifting the hold. */
const holdInput = inputObject({
  reason: writtenText({ label: 'El motivo', max: 2_000, hasLines: true }),
});

/** The reason of a hold or of its end, as the client sends it. */
export type HoldInput = v.InferOutput<typeof holdInput>;

/** The reviews of issued titles, during which a title is neither printed, corrected nor handed over. */
export const holdCalls = {
  listTitleHolds: {
    purpose:
      'List all entries about reviews of issued titles, newest first; of a title, the last one counts',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'holds',
    status: 200,
    answer: { kind: 'list', schema: titleHoldAnswer },
  },
  holdTitle: {
    purpose: 'Put an issued title on hold while the university reviews it',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'holds',
    input: holdInput,
    status: 201,
    answer: { kind: 'data', schema: titleHoldAnswer },
    done: 'Título puesto en revisión',
    refusals: ['titleMissing', 'titleAnnulled', 'titleRectified', 'titleHeldAlready'],
  },
  liftTitleHold: {
    purpose: 'Lift the hold of an issued title, which is in force again',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'holds',
    input: holdInput,
    status: 201,
    answer: { kind: 'data', schema: titleHoldAnswer },
    done: 'Revisión levantada',
    refusals: ['titleMissing', 'titleAnnulled', 'titleRectified', 'titleNotOnHold'],
  },
} as const satisfies Record<string, CallRow>;
