import { trimText } from '#domain/text/blank-text.ts';

/** One reason for all applications, or one for each. */
export type ReasonMode = 'shared' | 'individual';

export interface BulkReasons {
  readonly mode: ReasonMode;
  readonly shared: string;
  /** The reasons that differ from the shared one, by the application's id. */
  readonly individual: ReadonlyMap<number, string>;
}

export const noReasons: BulkReasons = { mode: 'shared', shared: '', individual: new Map() };

/** The reason for an application, as typed. Individual reasons start with the shared one. */
export function typedReason({ mode, shared, individual }: BulkReasons, id: number): string {
  return mode === 'shared' ? shared : (individual.get(id) ?? shared);
}

/** The reason to send for an application, without surrounding blanks; '' while it is missing. */
export function reasonFor(reasons: BulkReasons, id: number): string {
  return trimText(typedReason(reasons, id));
}

export function withReason(reasons: BulkReasons, id: number, text: string): BulkReasons {
  return { ...reasons, individual: new Map(reasons.individual).set(id, text) };
}

/** The fields of a draft: the mode, the shared reason, and one reason for each application. */
export function reasonFields(ids: readonly number[]): readonly string[] {
  return ['mode', 'shared', ...ids.map(String)];
}

/** The reasons as the texts of a draft. */
export function textsOfReasons({ mode, shared, individual }: BulkReasons): Record<string, string> {
  return { ...Object.fromEntries(individual), mode, shared };
}

/** The reasons in the texts of a draft. */
export function reasonsInTexts(
  texts: Readonly<Record<string, string | undefined>>,
  ids: readonly number[],
): BulkReasons {
  const individual = ids.flatMap((id): [number, string][] => {
    const text = texts[id];
    return text === undefined ? [] : [[id, text]];
  });
  return {
    mode: texts['mode'] === 'individual' ? 'individual' : 'shared',
    shared: texts['shared'] ?? '',
    individual: new Map(individual),
  };
}

/** The number of applications without a reason. */
export function countMissing(reasons: BulkReasons, ids: readonly number[]): number {
  return ids.filter((id) => reasonFor(reasons, id) === '').length;
}

/** True if a reason was typed, which closing the dialog would lose. */
export function hasReasons({ shared, individual }: BulkReasons): boolean {
  return [shared, ...individual.values()].some((text) => trimText(text) !== '');
}
