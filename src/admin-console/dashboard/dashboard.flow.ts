import type { Summary } from '#api/summary/summary.ts';
import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { ListState } from '../data/use-list.ts';

export type FigureId = 'pending' | 'confirmed' | 'ceremonies' | 'titles';

/** A figure: being counted, unknown because its list failed, or known. */
export type Figure =
  | { readonly kind: 'counting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly count: number };

export type Figures = Readonly<Record<FigureId, Figure>>;

/** The figures in display order. */
export const figureIds: readonly FigureId[] = ['pending', 'confirmed', 'ceremonies', 'titles'];

/** The fixed figures of the specification, shown until the lists are counted. */
export const specifiedFigures: Figures = {
  pending: knownFigure(24),
  confirmed: knownFigure(156),
  ceremonies: knownFigure(3),
  titles: knownFigure(142),
};

interface Lists {
  readonly applications: ListState<Application>;
  readonly ceremonies: ListState<Ceremony>;
  readonly titles: ListState<IssuedTitle>;
}

export function countFigures({ applications, ceremonies, titles }: Lists): Figures {
  return {
    pending: count(applications, ({ status }) => status === 'pending'),
    confirmed: count(applications, ({ status }) => status === 'confirmed'),
    ceremonies: count(ceremonies, ({ status }) => status === 'open'),
    titles: count(titles, () => true),
  };
}

/** The figures of the server's summary. One that the server omits is unknown. */
export function summaryFigures(summary: Summary | undefined, hasFailed: boolean): Figures {
  const figureOf = (id: FigureId): Figure => {
    const value = summary?.figures[id];
    if (value !== undefined) return knownFigure(value);
    return { kind: summary === undefined && !hasFailed ? 'counting' : 'unknown' };
  };
  return {
    pending: figureOf('pending'),
    confirmed: figureOf('confirmed'),
    ceremonies: figureOf('ceremonies'),
    titles: figureOf('titles'),
  };
}

function count<Row>(list: ListState<Row>, isCounted: (row: Row) => boolean): Figure {
  switch (list.status) {
    case 'loading':
      return { kind: 'counting' };
    case 'failed':
      return { kind: 'unknown' };
    case 'ready':
      return knownFigure(list.rows.filter(isCounted).length);
    default:
      return list satisfies never;
  }
}

function knownFigure(count: number): Figure {
  return { kind: 'known', count };
}
