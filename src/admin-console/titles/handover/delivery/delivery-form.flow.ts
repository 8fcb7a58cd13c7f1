import {
  type Checked,
  type Problems,
  trimmed,
  type Values,
} from '#admin-console/form/form.flow.ts';
import type { DeliveryInput, HandoverCorrection } from '#api/handover/handovers.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { Collector, Delivery } from '#domain/registry/handover/handover.ts';

export const deliveryFields = [
  'day',
  'collector',
  'name',
  'identificationType',
  'idNumber',
  'authority',
  'notes',
] as const;

export const correctionFields = ['reason', 'result', ...deliveryFields] as const;

export type DeliveryField = (typeof deliveryFields)[number];
export type CorrectionField = (typeof correctionFields)[number];

/** A problem of a field, as a key of the messages. */
export type DeliveryProblem = 'required' | 'unreadableDate' | 'futureDate';

/** The text fields about a proxy. */
export const proxyFields = ['name', 'identificationType', 'idNumber', 'authority'] as const;

const emptyProxy = { name: '', identificationType: '', idNumber: '', authority: '' };

/** The form before input: collected today by the graduate. */
export function newDelivery(today: CalendarDate): Values<DeliveryField> {
  return { day: formatDayMonthYear(today), collector: 'graduate', ...emptyProxy, notes: '' };
}

/** The form of a correction, with the values of the entry. */
export function correctionValues({ day, collector, notes }: Delivery): Values<CorrectionField> {
  const proxy = collector.kind === 'proxy' ? collector.proxy : undefined;
  return {
    reason: '',
    result: 'delivered',
    day: formatDayMonthYear(day),
    collector: collector.kind,
    ...(proxy ?? emptyProxy),
    notes: notes ?? '',
  };
}

/** Checks a delivery. The server repeats it, and compares the day with the issue of the titles. */
export function checkDelivery(
  input: Values<DeliveryField>,
  today: CalendarDate,
): Checked<DeliveryField, DeliveryProblem, DeliveryInput> {
  const values = trimmed(input);
  const day = parseCalendarDate(values.day);
  const problems: Problems<DeliveryField, DeliveryProblem> = {
    day: dayProblem(values.day, day, today),
    ...(values.collector === 'proxy' ? missingOfProxy(values) : {}),
  };
  const isValid = Object.values(problems).every((problem) => problem === undefined);
  if (day === undefined || !isValid) return { status: 'invalid', problems };
  const collector = collectorOf(values);
  return { status: 'valid', input: { day, collector, notes: values.notes || undefined } };
}

/** Checks a correction: a delivery that did not happen needs a reason alone. */
export function checkCorrection(
  values: Values<CorrectionField>,
  today: CalendarDate,
): Checked<CorrectionField, DeliveryProblem, HandoverCorrection> {
  const reason = trimmed(values).reason;
  const missing = reason === '' ? ({ reason: 'required' } as const) : {};
  if (values.result !== 'delivered') {
    if (reason === '') return { status: 'invalid', problems: missing };
    return { status: 'valid', input: { reason, delivery: undefined } };
  }
  const checked = checkDelivery(values, today);
  if (checked.status === 'invalid') {
    return { status: 'invalid', problems: { ...missing, ...checked.problems } };
  }
  if (reason === '') return { status: 'invalid', problems: missing };
  return { status: 'valid', input: { reason, delivery: checked.input } };
}

function dayProblem(
  text: string,
  day: CalendarDate | undefined,
  today: CalendarDate,
): DeliveryProblem | undefined {
  if (text === '') return 'required';
  if (day === undefined) return 'unreadableDate';
  return compareCalendarDates(day, today) > 0 ? 'futureDate' : undefined;
}

function missingOfProxy(values: Values<DeliveryField>): Problems<DeliveryField, DeliveryProblem> {
  const missing = proxyFields.filter((field) => values[field] === '');
  return Object.fromEntries(missing.map((field) => [field, 'required']));
}

function collectorOf(values: Values<DeliveryField>): Collector {
  if (values.collector !== 'proxy') return { kind: 'graduate' };
  const { name, identificationType, idNumber, authority } = values;
  return { kind: 'proxy', proxy: { name, identificationType, idNumber, authority } };
}
