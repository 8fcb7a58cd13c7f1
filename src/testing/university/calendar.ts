/** Calendar arithmetic on `YYYY-MM-DD`, in UTC throughout so that no time zone moves a day. */
const dayInMilliseconds = 86_400_000;

const monthNames = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

function parse(day: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new RangeError(`Not a calendar day (YYYY-MM-DD): ${day}`);
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
}

function format(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return format(parse(day) + count * dayInMilliseconds);
}

/** The second Friday, customary for acts, of the month `count` months away from that of `day`. */
export function fridayOfMonth(day: string, count: number): string {
  const start = new Date(parse(day));
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, 1));
  const daysUntilFriday = (5 - first.getUTCDay() + 7) % 7;
  return addDays(format(first.getTime()), daysUntilFriday + 7);
}

/** 'Julio 2026' for a day of that month. */
export function monthAndYear(day: string): string {
  const date = new Date(parse(day));
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A moment of that day as ISO 8601; `minute` counts from midnight UTC. */
export function momentOf(day: string, minute: number): string {
  return new Date(parse(day) + minute * 60_000).toISOString();
}
