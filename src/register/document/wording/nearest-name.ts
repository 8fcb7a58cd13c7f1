import { foldText } from '#domain/text/text-fold.ts';

/** Further apart, two names are not one with a slip. */
const maxSlips = 3;

/** The name that was probably meant by a misspelt one: 'nombre' for 'nomrbe' or 'Nombre'. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  const folded = foldText(misspelt).replace(/[^a-z0-9]/g, '');
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = slipsBetween(folded, foldText(name));
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  if (best === undefined) return undefined;
  return best.distance <= Math.min(maxSlips, best.name.length / 2) ? best.name : undefined;
}

/** The number of letters to insert, remove, replace or swap with the next. */
function slipsBetween(a: string, b: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(previous, j - 2) + 1 : replaced;
      next.push(Math.min(replaced, swapped, at(row, j) + 1, at(next, j - 1) + 1));
    }
    previous = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
