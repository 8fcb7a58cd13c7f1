/** The tables whose rows a call can name. */
export type Kind =
  | 'ceremonies'
  | 'applications'
  | 'faculties'
  | 'careerTypes'
  | 'careers'
  | 'degreeTitles'
  | 'users';

/** One of the two servers that are compared. */
export type Side = 'fake' | 'reference';

/** A row by its place among those that the sequence has seen, deleted ones included; each server has its own id. */
export class Ref {
  readonly kind: Kind;
  readonly place: number;
  /** The id is sent as digits, as a form's select does. */
  readonly isText: boolean;

  constructor(kind: Kind, place: number, isText = false) {
    this.kind = kind;
    this.place = place;
    this.isText = isText;
  }
}

/** The code of an application, by the application's place, in another spelling if asked. */
export class CodeRef {
  readonly place: number;
  readonly spell: (code: string) => string;

  constructor(place: number, spell: (code: string) => string = (code) => code) {
    this.place = place;
    this.spell = spell;
  }
}

/** A row's id on each server. */
export type Pair = Readonly<Record<Side, number>>;

/** The ids of one row on both servers, and the application codes. */
export class KnownRows {
  readonly #pairs: ReadonlyMap<Kind, Pair[]>;
  readonly codes: string[];

  constructor(pairs: Readonly<Record<Kind, readonly Pair[]>>, codes: readonly string[]) {
    this.#pairs = new Map(
      Object.entries(pairs).map(([kind, rows]) => [kind as Kind, [...rows]] as const),
    );
    this.codes = [...codes];
  }

  add(kind: Kind, pair: Pair): void {
    this.#of(kind).push(pair);
  }

  idOf({ kind, place, isText }: Ref, side: Side): number | string {
    const rows = this.#of(kind);
    const id = rows[place % Math.max(rows.length, 1)]?.[side] ?? 999_999;
    return isText ? String(id) : id;
  }

  codeOf({ place, spell }: CodeRef): string {
    return spell(this.codes[place % Math.max(this.codes.length, 1)] ?? 'AG-2026-999');
  }

  /** The same text for one row on both servers: 'careers#3'. */
  nameOf(kind: Kind, id: unknown, side: Side): unknown {
    const place = this.#of(kind).findLastIndex((pair) => pair[side] === id);
    return place < 0 ? id : `${kind}#${place}`;
  }

  #of(kind: Kind): Pair[] {
    return this.#pairs.get(kind) ?? [];
  }
}

/** A value with the server's own ids in place of its references. */
export function resolve(value: unknown, rows: KnownRows, side: Side): unknown {
  if (value instanceof Ref) return rows.idOf(value, side);
  if (Array.isArray(value)) return value.map((part) => resolve(part, rows, side));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolve(part, rows, side)]),
  );
}

/** A value as a script shows it: references as 'careers#3', long texts cut. */
export function show(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Ref) return `${part.kind}#${part.place}${part.isText ? ' as text' : ''}`;
    if (typeof part === 'string' && part.length > 60) {
      return `${part.slice(0, 8)}… (${part.length} characters)`;
    }
    return part;
  });
}
