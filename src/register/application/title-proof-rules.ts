import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { addDays } from '#domain/calendar/calendar-arithmetic.ts';
import { formatIsoDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';

/** The facts that decide whether a graduate can read and answer the proof of a title. */
export interface ProofFacts {
  /** True if the application is confirmed. */
  readonly isConfirmed: boolean;
  /** True if the title is issued. */
  readonly isIssued: boolean;
  /** True if the ceremony has taken place. */
  readonly isCompleted: boolean;
  /** Today at the university. */
  readonly today: IsoDate;
  /** The last day on which the graduate can answer. */
  readonly lastDay: IsoDate;
}

/** The last day of the proof: some days before the ceremony. */
export function lastProofDay(ceremonyDate: IsoDate, daysBefore: number): IsoDate {
  const date = parseCalendarDate(ceremonyDate);
  return date === undefined ? ceremonyDate : formatIsoDate(addDays(date, -daysBefore));
}

/** The phase of a confirmed application's proof: open until the last day or the ceremony, whichever comes first. */
export function proofPhase(facts: Omit<ProofFacts, 'isConfirmed'>): 'open' | 'closed' | 'issued' {
  if (facts.isIssued) return 'issued';
  return facts.isCompleted || facts.today > facts.lastDay ? 'closed' : 'open';
}

/** Refuses the proof of an application that is not confirmed. */
export function refuseProof(
  facts: Pick<ProofFacts, 'isConfirmed'>,
): Refusal<'proofNotConfirmed'> | undefined {
  return facts.isConfirmed ? undefined : { id: 'proofNotConfirmed' };
}

/**
 * Refuses an answer to a proof after the issue or the last day, while a correction is open, or to a wording that has changed
 * since the graduate read it.
 */
export function refuseProofAnswer(
  facts: ProofFacts,
  {
    hasOpenCorrection,
    isCurrent,
  }: { readonly hasOpenCorrection: boolean; readonly isCurrent: boolean },
):
  | Refusal<
      'proofNotConfirmed' | 'proofTitleIssued' | 'proofClosed' | 'correctionOpen' | 'proofChanged'
    >
  | undefined {
  if (!facts.isConfirmed) return { id: 'proofNotConfirmed' };
  const phase = proofPhase(facts);
  if (phase === 'issued') return { id: 'proofTitleIssued' };
  if (phase === 'closed') return { id: 'proofClosed' };
  if (hasOpenCorrection) return { id: 'correctionOpen' };
  return isCurrent ? undefined : { id: 'proofChanged' };
}

/** Refuses a second decision on a correction: of two registrars, the first one decides. */
export function refuseCorrectionDecision(
  isOpen: boolean,
): Refusal<'correctionDecided'> | undefined {
  return isOpen ? undefined : { id: 'correctionDecided' };
}

/** Refuses to accept a correction once the title is issued; answering it remains possible. */
export function refuseCorrectionAcceptance(
  isOpen: boolean,
  isIssued: boolean,
): Refusal<'correctionDecided' | 'correctionTitleIssued'> | undefined {
  return (
    refuseCorrectionDecision(isOpen) ?? (isIssued ? { id: 'correctionTitleIssued' } : undefined)
  );
}
