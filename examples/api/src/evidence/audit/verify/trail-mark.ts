/** The end of the audit trail at some moment: position and hash of its last entry. */
export interface TrailMark {
  readonly position: number;
  readonly hash: string;
}

/** Writes a mark as one token: `1204:Zx8…`. */
export function formatMark({ position, hash }: TrailMark): string {
  return `${position}:${hash}`;
}

/** Reads a token; undefined if it is none. The mark of an empty trail is `0:`. */
export function parseMark(text: string): TrailMark | undefined {
  const [, position, hash] = /^(\d{1,15}):([\w-]*)$/.exec(text.trim()) ?? [];
  if (position === undefined || hash === undefined) return undefined;
  return { position: Number(position), hash };
}
