/** `AG-YYYY-NNN`; from the thousandth on, the number grows to four digits. */
export function formatApplicationCode(year: number | string, number: number): string {
  return `AG-${year}-${String(number).padStart(3, '0')}`;
}
