import { nameParticles } from '#domain/person/name-particles.ts';
import { foldText } from '#domain/text/text-fold.ts';

/** Joins that also belong to the part before them: 'Ortega y Gasset', 'Puig i Cadafalch', 'Sousa e Silva'. */
const joins = new Set(['y', 'i', 'e']);

const maxLines = 4;
const maxPlaces = 24;

/** A token and its width in sizes of letters. */
interface MeasuredToken {
  readonly text: string;
  readonly width: number;
}

/**
 * The ways to break a name into lines, each as the positions of the tokens that begin one: first on one line, then before
 * the surnames, then on more lines. No break is inside 'de la Cruz'.
 */
export function* nameBreaks(
  tokens: readonly MeasuredToken[],
  surnamesAt: number | undefined,
): Generator<readonly number[], void, undefined> {
  yield [0];
  const all = tokens.flatMap((_, index) =>
    index > 0 && isBreakable(tokens, index) ? [index] : [],
  );
  const fixed = all.filter((place) => place === surnamesAt);
  const others = thinned(all.filter((place) => place !== surnamesAt));
  for (let lines = 2; lines <= maxLines; lines += 1) {
    const ways = combinations(others, lines - 1 - fixed.length).map((chosen) =>
      [...chosen, ...fixed].sort((a, b) => a - b),
    );
    const best = narrowest(tokens, ways, surnamesAt);
    if (best !== undefined) yield [0, ...best];
  }
}

/** Few enough places to try all ways: nobody has as many names. */
function thinned(places: readonly number[]): readonly number[] {
  const every = Math.ceil(places.length / maxPlaces);
  return places.filter((_, index) => index % every === 0);
}

/** A line that begins with 'de Toledo' separates it from 'Álvarez': worth avoiding for a little width. */
const particleCost = 0.25;

/** The way whose widest line is the narrowest. */
function narrowest(
  tokens: readonly MeasuredToken[],
  ways: readonly (readonly number[])[],
  surnamesAt: number | undefined,
): readonly number[] | undefined {
  const measured = ways.map((starts) => {
    const separated = starts.filter(
      (start) => start !== surnamesAt && startsWithParticle(tokens, start),
    );
    return { starts, cost: widest(tokens, starts) * (1 + particleCost * separated.length) };
  });
  return measured.toSorted((a, b) => a.cost - b.cost)[0]?.starts;
}

function isBreakable(tokens: readonly { readonly text: string }[], index: number): boolean {
  const before = foldText(tokens[index - 1]?.text ?? '').replace(/\.$/, '');
  const after = foldText(tokens[index]?.text ?? '');
  return !nameParticles.has(before) && !joins.has(after);
}

function startsWithParticle(tokens: readonly MeasuredToken[], index: number): boolean {
  return nameParticles.has(foldText(tokens[index]?.text ?? ''));
}

function widest(tokens: readonly MeasuredToken[], starts: readonly number[]): number {
  const ends = [...starts, tokens.length];
  const widths = [0, ...starts].map((start, line) =>
    tokens.slice(start, ends[line]).reduce((sum, { width }) => sum + width + 0.25, 0),
  );
  return Math.max(...widths);
}

function combinations(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return places.flatMap((place, index) =>
    combinations(places.slice(index + 1), count - 1).map((rest) => [place, ...rest]),
  );
}

/** The position of the token at which the surnames begin, if the tokens end with them. */
export function surnamesStart(
  tokens: readonly { readonly text: string }[],
  surnames: string,
): number | undefined {
  const last = surnames.trim().split(/\s+/u).filter(Boolean);
  const start = tokens.length - last.length;
  if (last.length === 0 || start <= 0) return undefined;
  const isEnd = last.every(
    (token, index) => foldText(tokens[start + index]?.text ?? '') === foldText(token),
  );
  return isEnd ? start : undefined;
}
