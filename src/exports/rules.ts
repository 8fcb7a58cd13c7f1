export { type IsoDate, parseSentDate } from '../domain/calendar/sent-date.ts';
export { personKey } from '../domain/person/person-key.ts';
export { type Register, registers } from '../domain/registers.ts';
export { type AssignedNumber, type Numbered, numberSeries } from '../domain/registry/numbering.ts';
export {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
  type RegistryNumber,
} from '../domain/registry/registry-number.ts';
export { compareSpanish } from '../domain/text/spanish-order.ts';
export { foldName } from '../domain/text/text-fold.ts';
