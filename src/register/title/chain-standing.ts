import type { Resolution, TitleStanding } from '#domain/registry/title-entry.ts';

/** The standing of a title by the end of its chain, the last title that a rectification issued in its place. */
export type ChainStanding<Day> =
  | { readonly kind: 'valid' }
  | { readonly kind: 'annulled'; readonly resolution: Resolution<Day> }
  | {
      readonly kind: 'rectified';
      /** The resolution that rectified the title itself. */
      readonly resolution: Resolution<Day>;
      /** The id of the title at the end, which is in force. */
      readonly currentId: number;
    };

/**
 * The standing of a title as verification answers it. A rectified title is replaced only by one that is in force: if the end of
 * its chain is annulled, so is the title.
 */
export function chainStanding<Day>(
  titleId: number,
  standingOf: (titleId: number) => TitleStanding<Day>,
): ChainStanding<Day> {
  const own = standingOf(titleId);
  const end = chainEnd(titleId, standingOf);
  const last = standingOf(end);
  if (last.kind === 'annulled') return { kind: 'annulled', resolution: last.resolution };
  if (own.kind !== 'rectified') return { kind: 'valid' };
  return { kind: 'rectified', resolution: own.resolution, currentId: end };
}

function chainEnd<Day>(
  titleId: number,
  standingOf: (titleId: number) => TitleStanding<Day>,
): number {
  const standing = standingOf(titleId);
  return standing.kind === 'rectified' ? chainEnd(standing.by, standingOf) : titleId;
}
