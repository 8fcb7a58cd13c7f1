import type { ReportRequest } from '../../../api/reports/generate-report.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { newestFirst } from '../../../domain/ceremony/newest-first.ts';
import {
  type ReportFormat,
  type ReportKind,
  reportFormats,
  reportKinds,
  requiresCeremony,
} from '../../../domain/report/report.ts';
import type { ListState } from '../../data/use-list.ts';

/** What is chosen. It is kept in the address, where anybody can have written it, so all are texts. */
export type ReportFilters = {
  /** A report's kind, or '' for none yet. */
  readonly type: string;
  readonly format: string;
  /** A ceremony's id, or '' for all or none yet. */
  readonly ceremony: string;
};

export const nothingChosen: ReportFilters = { type: '', format: 'CSV', ceremony: '' };

/** A ceremony as an option; without its name and date until the list has arrived. */
export type CeremonyOption =
  | { readonly kind: 'every' }
  | { readonly kind: 'one'; readonly id: number; readonly ceremony: Ceremony | undefined };

/** What is chosen, checked against the list of ceremonies. */
export interface ReportChoice {
  readonly kind: ReportKind | undefined;
  readonly format: ReportFormat;
  /** `gone`: the one that was chosen is not in the list. It never quietly turns into all of them. */
  readonly ceremony: CeremonyOption | 'none' | 'gone';
}

/** Why a report can't be generated yet. */
export type ReportProblem = 'no-kind' | 'no-ceremony' | 'gone-ceremony';

export function readChoice(filters: ReportFilters, ceremonies: ListState<Ceremony>): ReportChoice {
  const kind = reportKinds.find((known) => known === filters.type);
  return {
    kind,
    format: reportFormats.find((known) => known === filters.format) ?? 'CSV',
    ceremony: readCeremony(filters.ceremony, kind, ceremonies),
  };
}

function readCeremony(
  chosen: string,
  kind: ReportKind | undefined,
  ceremonies: ListState<Ceremony>,
): ReportChoice['ceremony'] {
  if (!/^[1-9]\d{0,14}$/.test(chosen)) {
    return kind !== undefined && requiresCeremony(kind) ? 'none' : { kind: 'every' };
  }
  const id = Number(chosen);
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : undefined;
  const ceremony = rows?.find((row) => row.id === id);
  return rows !== undefined && ceremony === undefined ? 'gone' : { kind: 'one', id, ceremony };
}

/** The request that a choice makes, or what it lacks. */
export function requestOf({ kind, format, ceremony }: ReportChoice): ReportRequest | ReportProblem {
  if (kind === undefined) return 'no-kind';
  if (ceremony === 'gone') return 'gone-ceremony';
  if (ceremony === 'none') return 'no-ceremony';
  return { kind, format, ceremonyId: ceremony.kind === 'one' ? ceremony.id : undefined };
}

/** The ceremonies to choose from, the newest first; all of them together only where the report allows it. */
export function ceremonyOptions(
  kind: ReportKind | undefined,
  ceremonies: readonly Ceremony[],
): readonly CeremonyOption[] {
  const single = newestFirst(ceremonies).map(
    (ceremony): CeremonyOption => ({ kind: 'one', id: ceremony.id, ceremony }),
  );
  return kind !== undefined && requiresCeremony(kind) ? single : [{ kind: 'every' }, ...single];
}
