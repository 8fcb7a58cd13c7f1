const hour = 3_600_000;

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
