import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';

const hour = 3_600_000;

/** The moment of a call, and the day that it is at the university, which a refusal names. */
export interface Today {
  /** The moment of the call. */
  readonly at: Date;
  /** Undefined for a command, which no zone belongs to. */
  readonly day?: IsoDate | undefined;
}

/** The values of a refusal that names the university's day. */
export function todayValues({ day }: Today): Pick<Refusal, 'values'> {
  return day === undefined ? {} : { values: { today: day } };
}

/** The earliest day that is still today somewhere: a day before it is past for everybody. */
export function earliestToday(moment: Date): string {
  return dayAt(moment, -12);
}

/** The latest day that is already today somewhere: a day after it is future for everybody. */
export function latestToday(moment: Date): string {
  return dayAt(moment, 14);
}

function dayAt(moment: Date, hoursFromUtc: number): string {
  return new Date(moment.getTime() + hoursFromUtc * hour).toISOString().slice(0, 10);
}
