import { codeWidth } from '#admin-console/list/code-width.ts';
import { byRegister, type Register } from '#domain/registers.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';

/** Each holds its header too. */
const usual = {
  record: { width: 9, letters: 8 },
  assigned: { width: 10, letters: 9 },
  folio: { width: 9, letters: 8 },
} as const satisfies Record<Register, Parameters<typeof codeWidth>[0]>;

/** The widths of the columns of registry numbers, as CSS lengths: registers may have years and series in them. */
export function numberWidths(titles: readonly IssuedTitle[]): Readonly<Record<Register, string>> {
  return byRegister((register) =>
    codeWidth(
      usual[register],
      titles.map(({ registry }) => registry[register]),
    ),
  );
}
