import type { ListState } from '#admin-console/data/use-list.ts';
import type { ReportRequest } from '#api/reports/generate-report.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { newestFirst } from '#domain/ceremony/newest-first.ts';
import {
  type ReportFormat,
  type ReportKind,
  reportFormats,
  reportKinds,
  requiresCeremony,
} from '#domain/report/report.ts';

/** The selection as URL parameters, whose values are arbitrary texts. */
export type ReportFilters = {
  /** A report's kind, or '' for none. */
  readonly type: string;
  readonly format: string;
  /** A ceremony's id, or '' for all or none. */
  readonly ceremony: string;
};

export const noSelection: ReportFilters = { type: '', format: 'CSV', ceremony: '' };

/** An option for a ceremony, without name and date until the list has arrived. */
export type CeremonyOption =
  | { readonly kind: 'all' }
  | { readonly kind: 'single'; readonly id: number; readonly ceremony: Ceremony | undefined };

/** The selection, checked against the list of ceremonies. */
export interface ReportChoice {
  readonly kind: ReportKind | undefined;
  readonly format: ReportFormat;
  /** `gone` if the selected ceremony is not in the list; it is never replaced by all ceremonies. */
  readonly ceremony: CeremonyOption | 'none' | 'gone';
}

/** The reason why a report can't be generated yet. */
export type ReportProblem = 'no-kind' | 'no-ceremony' | 'gone-ceremony';

/** The formats that the server offers. */
export function offeredFormats(hasWorkbooks: boolean): readonly ReportFormat[] {
  return reportFormats.filter((format) => format !== 'XLSX' || hasWorkbooks);
}

export function readChoice(
  filters: ReportFilters,
  ceremonies: ListState<Ceremony>,
  formats: readonly ReportFormat[] = offeredFormats(false),
): ReportChoice {
  const kind = reportKinds.find((candidate) => candidate === filters.type);
  return {
    kind,
    format: formats.find((candidate) => candidate === filters.format) ?? 'CSV',
    ceremony: readCeremony(filters.ceremony, kind, ceremonies),
  };
}

function readCeremony(
  chosen: string,
  kind: ReportKind | undefined,
  ceremonies: ListState<Ceremony>,
): ReportChoice['ceremony'] {
  if (!/^[1-9]\d{0,14}$/.test(chosen)) {
    return kind !== undefined && requiresCeremony(kind) ? 'none' : { kind: 'all' };
  }
  const id = Number(chosen);
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : undefined;
  const ceremony = rows?.find((row) => row.id === id);
  return rows !== undefined && ceremony === undefined ? 'gone' : { kind: 'single', id, ceremony };
}

/** The request for a choice, or the problem with it. */
export function requestOf({ kind, format, ceremony }: ReportChoice): ReportRequest | ReportProblem {
  if (kind === undefined) return 'no-kind';
  if (ceremony === 'gone') return 'gone-ceremony';
  if (ceremony === 'none') return 'no-ceremony';
  return { kind, format, ceremonyId: ceremony.kind === 'single' ? ceremony.id : undefined };
}

/** Options for the ceremonies, newest first; the option for all only if the report allows it. */
export function ceremonyOptions(
  kind: ReportKind | undefined,
  ceremonies: readonly Ceremony[],
): readonly CeremonyOption[] {
  const options = newestFirst(ceremonies).map(
    (ceremony): CeremonyOption => ({ kind: 'single', id: ceremony.id, ceremony }),
  );
  return kind !== undefined && requiresCeremony(kind) ? options : [{ kind: 'all' }, ...options];
}
