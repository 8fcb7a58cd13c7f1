import type { Refusal } from '#contract/refusal.ts';
import type { IsoDate } from '#contract/sent-date.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';

/** Refuses to correct a title that is annulled or rectified already. */
export function refuseCorrection({
  kind,
}: Pick<TitleStanding, 'kind'>): Refusal<'titleAnnulled' | 'titleRectified'> | undefined {
  if (kind === 'annulled') return { id: 'titleAnnulled' };
  return kind === 'rectified' ? { id: 'titleRectified' } : undefined;
}

/** Refuses a resolution of a day to come. */
export function refuseResolution(
  date: IsoDate,
  today: IsoDate,
): Refusal<'resolutionInFuture'> | undefined {
  return date > today ? { id: 'resolutionInFuture' } : undefined;
}

/** Refuses a rectification that changes nothing that the title says. */
export function refuseUnchanged<Texts extends Readonly<Record<string, string | null>>>(
  before: Texts,
  after: Texts,
): Refusal<'nothingRectified'> | undefined {
  const isSame = Object.keys(after).every((name) => before[name] === after[name]);
  return isSame ? { id: 'nothingRectified' } : undefined;
}

/** Refuses a second duplicate by one resolution. */
export function refuseDuplicate(isRecorded: boolean): Refusal<'duplicateExists'> | undefined {
  return isRecorded ? { id: 'duplicateExists' } : undefined;
}
