import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

const belowThirty =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** A whole number from 0 to 999,999 in Spanish: 'dos mil veintiséis'. */
export function spellNumber(number: number): string {
  if (number < 30) return belowThirty[number] ?? '';
  if (number < 100) return withRest(tens[Math.floor(number / 10) - 3] ?? '', ' y ', number % 10);
  if (number === 100) return 'cien';
  if (number < 1000)
    return withRest(hundreds[Math.floor(number / 100) - 1] ?? '', ' ', number % 100);
  const thousands = Math.floor(number / 1000);
  const head = thousands === 1 ? 'mil' : `${beforeNoun(thousands)} mil`;
  return withRest(head, ' ', number % 1000);
}

function withRest(head: string, link: string, rest: number): string {
  return rest === 0 ? head : `${head}${link}${spellNumber(rest)}`;
}

/** A number before a masculine noun: 'veintiún', 'treinta y un', 'un'. */
function beforeNoun(number: number): string {
  return spellNumber(number)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un');
}

/** 'al primer día', 'a los dos días', 'a los veintiún días'. */
export function spellDay(day: number): string {
  return day === 1 ? 'al primer día' : `a los ${beforeNoun(day)} días`;
}

/** The date of a document, spelled out: 'a los quince días del mes de julio de dos mil veintiséis'. */
export function spellDate({ year, month, day }: CalendarDate): string {
  return `${spellDay(day)} del mes de ${monthName(month)} de ${spellNumber(year)}`;
}

/** 'julio' for 7. */
function monthName(month: number): string {
  return months[month - 1] ?? '';
}

/** 'quince de julio de dos mil veintiséis'; the first is 'primero'. */
export function spellPlainDate({ year, month, day }: CalendarDate): string {
  const first = day === 1 ? 'primero' : spellNumber(day);
  return `${first} de ${monthName(month)} de ${spellNumber(year)}`;
}

/** '15 de julio de 2026'. */
export function writtenDate({ year, month, day }: CalendarDate): string {
  return `${day} de ${monthName(month)} de ${year}`;
}
