import { byRegister, type Register, registers } from '#domain/registers.ts';

type Numbers = Readonly<Record<Register, string | undefined>>;

/** A number that another title has. */
export interface TakenNumber<Holder> {
  /** Its register: acta, asignado or folio. */
  readonly register: Register;
  /** The number of the planned title. */
  readonly number: string;
  /** The title that has it. */
  readonly holder: Holder;
}

/**
 * Indexes the titles that have numbers of planned ones, '053' and '53' being the same. Pass only titles of the same
 * register.
 *
 * @returns a function that finds the numbers of a planned title that other titles have
 */
export function takenNumberFinder<Holder extends { readonly registry: Numbers }>(
  planned: readonly Numbers[],
  titles: readonly Holder[],
): (numbers: Numbers) => readonly TakenNumber<Holder>[] {
  const holders = byRegister((register) => holdersOf(register, planned, titles));
  return (numbers) =>
    registers.flatMap((register) => {
      const number = numbers[register];
      const holder = holders[register].get(numberKey(number) ?? '');
      return number === undefined || holder === undefined ? [] : [{ register, number, holder }];
    });
}

/** Indexes only titles with a planned number, not all 50,000. */
function holdersOf<Holder extends { readonly registry: Numbers }>(
  register: Register,
  planned: readonly Numbers[],
  titles: readonly Holder[],
): ReadonlyMap<string, Holder> {
  const wanted = new Set(planned.map((numbers) => numberKey(numbers[register])));
  const found = new Map<string, Holder>();
  for (const title of titles) {
    const key = numberKey(title.registry[register]);
    if (key !== undefined && wanted.has(key)) found.set(key, title);
  }
  return found;
}

/** A key under which '053' and '53' are the same number, and 'A-53' is another. */
export function numberKey(number: string): string;
export function numberKey(number: string | undefined): string | undefined;
export function numberKey(number: string | undefined): string | undefined {
  return number?.trim().replace(/(^|\D)0+(?=\d+\D*$)/, '$1');
}
