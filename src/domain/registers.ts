/** The three registers of a title: acta, asignado, folio. Each has a separate series. */
export const registers = ['record', 'assigned', 'folio'] as const;

/** A register of issued titles. */
export type Register = (typeof registers)[number];

/** One value for each register. */
export function byRegister<Value>(pick: (register: Register) => Value): Record<Register, Value> {
  return { record: pick('record'), assigned: pick('assigned'), folio: pick('folio') };
}
