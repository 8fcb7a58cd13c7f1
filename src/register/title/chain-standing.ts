import type { Resolution, TitleStanding } from '#domain/registry/title-entry.ts';

/** The standing of a title by the end of its chain, the last title that a rectification issued in its place. */
export type ChainStanding<Day> =
  | { readonly kind: 'valid' | 'on-hold' }
  | { readonly kind: 'annulled'; readonly resolution: Resolution<Day> }
  | {
      readonly kind: 'rectified';
      /** The resolution that rectified the title itself. */
      readonly resolution: Resolution<Day>;
      /** The id of the title at the end, which is in force. */
      readonly currentId: number;
    }
  /** A rectification since then hides the former name, so nothing may be said about the title. */
  | { readonly kind: 'replaced' };

/**
 * The standing of a title as verification answers it. A rectified title is replaced only by one that is in force: if the end of
 * its chain is annulled or on hold, so is the title. A hidden name hides all titles before it, whatever became of the end.
 */
export function chainStanding<Day>(
  titleId: number,
  standingOf: (titleId: number) => TitleStanding<Day>,
): ChainStanding<Day> {
  if (hidesName(titleId, standingOf)) return { kind: 'replaced' };
  const own = standingOf(titleId);
  const end = chainEnd(titleId, standingOf);
  const last = standingOf(end);
  if (last.kind === 'on-hold') return { kind: 'on-hold' };
  if (last.kind === 'annulled') return { kind: 'annulled', resolution: last.resolution };
  if (own.kind !== 'rectified') return { kind: 'valid' };
  return { kind: 'rectified', resolution: own.resolution, currentId: end };
}

function hidesName<Day>(
  titleId: number,
  standingOf: (titleId: number) => TitleStanding<Day>,
): boolean {
  const standing = standingOf(titleId);
  if (standing.kind !== 'rectified') return false;
  return standing.hidesFormerName || hidesName(standing.by, standingOf);
}

function chainEnd<Day>(
  titleId: number,
  standingOf: (titleId: number) => TitleStanding<Day>,
): number {
  const standing = standingOf(titleId);
  return standing.kind === 'rectified' ? chainEnd(standing.by, standingOf) : titleId;
}
