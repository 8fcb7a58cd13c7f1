import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { resolutionKey } from '#domain/registry/resolution-number.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import { latestToday, type Today, todayValues } from '../calendar/today-anywhere.ts';

type Standing = Pick<TitleStanding, 'kind'>;

/** Refuses to annul a title that is annulled or rectified already. A title on hold can be annulled, which ends the hold. */
export function refuseAnnulment({
  kind,
}: Standing): Refusal<'titleAnnulled' | 'titleRectified'> | undefined {
  if (kind === 'annulled') return { id: 'titleAnnulled' };
  return kind === 'rectified' ? { id: 'titleRectified' } : undefined;
}

/** Refuses to rectify or duplicate a title that is not in force, or on hold. */
export function refuseCorrection(
  standing: Standing,
): Refusal<'titleAnnulled' | 'titleRectified' | 'titleOnHold'> | undefined {
  if (standing.kind === 'on-hold') return { id: 'titleOnHold' };
  return refuseAnnulment(standing);
}

/** Refuses to put a title on hold that is not in force, or on hold already. */
export function refuseHold(
  standing: Standing,
): Refusal<'titleAnnulled' | 'titleRectified' | 'titleHeldAlready'> | undefined {
  if (standing.kind === 'on-hold') return { id: 'titleHeldAlready' };
  return refuseAnnulment(standing);
}

/** Refuses to lift the hold of a title that is not on hold. */
export function refuseLifting(
  standing: Standing,
): Refusal<'titleAnnulled' | 'titleRectified' | 'titleNotOnHold'> | undefined {
  if (standing.kind === 'valid') return { id: 'titleNotOnHold' };
  return refuseAnnulment(standing);
}

/** Refuses a resolution of a day that is in the future everywhere. */
export function refuseResolution(
  date: IsoDate,
  today: Today,
): Refusal<'resolutionInFuture'> | undefined {
  if (date <= latestToday(today.at)) return undefined;
  return { id: 'resolutionInFuture', ...todayValues(today) };
}

/** Refuses a second duplicate by one resolution, however its number is written. */
export function refuseDuplicate(
  entries: readonly { readonly kind: string; readonly resolution_number: string }[],
  number: string,
): Refusal<'duplicateExists'> | undefined {
  const key = resolutionKey(number);
  const isRecorded = entries.some(
    ({ kind, resolution_number }) =>
      kind === 'duplicated' && resolutionKey(resolution_number) === key,
  );
  return isRecorded ? { id: 'duplicateExists' } : undefined;
}
