import * as v from 'valibot';
import { titleEntryKinds } from '#domain/registry/title-entry.ts';

/** One entry about an issued title: its annulment, its rectification or a duplicate. */
export const titleEntryAnswer = v.object({
  id: v.number(),
  title_id: v.number(),
  kind: v.picklist(titleEntryKinds),
  resolution_number: v.string(),
  resolution_date: v.pipe(v.string(), v.isoDate()),
  resolution_body: v.string(),
  resolution_reason: v.string(),
  /** The title that was issued in place of a rectified one; null in other entries. */
  replacing_title_id: v.nullable(v.number()),
  /** The name of the user who entered it. */
  entered_by: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** An entry about an issued title, as the server answers it. */
export type TitleEntryAnswer = v.InferOutput<typeof titleEntryAnswer>;
