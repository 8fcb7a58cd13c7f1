import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { latestToday, type Today, todayValues } from '../calendar/today-anywhere.ts';

/** A title that somebody wants to record as collected. */
export interface TitleToHandOver {
  /** The graduate's name. */
  readonly holder: string;
  /** Day of issue. */
  readonly issueDate: IsoDate;
  /** True if the last entry about the title says that it was collected. */
  readonly isDelivered: boolean;
  /** True if the title is annulled, or replaced by a rectified one. */
  readonly isVoid: boolean;
  /** True while the university reviews the title. */
  readonly isOnHold: boolean;
}

/** Refuses a day that is in the future everywhere. */
export function refuseDeliveryDay(
  day: IsoDate,
  today: Today,
): Refusal<'deliveryInFuture'> | undefined {
  if (day <= latestToday(today.at)) return undefined;
  return { id: 'deliveryInFuture', ...todayValues(today) };
}

/** Refuses to record titles as collected, all or none; the refusal names the first that can't be. */
export function refuseHandover(
  titles: readonly TitleToHandOver[],
  day: IsoDate,
):
  | Refusal<'titleNotInForce' | 'heldTitle' | 'alreadyDelivered' | 'deliveryBeforeIssue'>
  | undefined {
  const withoutForce = titles.filter(({ isVoid }) => isVoid);
  const held = titles.filter(({ isOnHold }) => isOnHold);
  const delivered = titles.filter(({ isDelivered }) => isDelivered);
  const tooEarly = titles.filter(({ issueDate }) => day < issueDate);
  return (
    refusalFor('titleNotInForce', withoutForce) ??
    refusalFor('heldTitle', held) ??
    refusalFor('alreadyDelivered', delivered) ??
    refusalFor('deliveryBeforeIssue', tooEarly)
  );
}

/** Refuses to correct an entry that a later one replaces, or that records no delivery. */
export function refuseHandoverCorrection(
  entry: { readonly id: number; readonly kind: 'delivered' | 'not-delivered' },
  lastId: number,
): Refusal<'handoverReplaced'> | undefined {
  return entry.id === lastId && entry.kind === 'delivered' ? undefined : { id: 'handoverReplaced' };
}

/** Refuses a corrected day before the title's issue. */
export function refuseCorrectedDay(
  title: Pick<TitleToHandOver, 'holder' | 'issueDate'>,
  day: IsoDate,
): Refusal<'deliveryBeforeIssue'> | undefined {
  return day < title.issueDate ? refusalFor('deliveryBeforeIssue', [title]) : undefined;
}

function refusalFor<Id extends string>(
  id: Id,
  titles: readonly Pick<TitleToHandOver, 'holder'>[],
): Refusal<Id> | undefined {
  const [first] = titles;
  if (first === undefined) return undefined;
  return { id, values: { holder: first.holder, others: titles.length - 1 } };
}
