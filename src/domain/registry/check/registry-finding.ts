import type { Register } from '#domain/registers.ts';
import type { RegistryNumbers } from '../issued-title.ts';

/** A title as the check sees it. */
export interface RegistryEntry {
  /** Identifies the person: name, or code. */
  readonly person: string;
  /** The key of its ceremony. */
  readonly ceremony: string;
  readonly registry: RegistryNumbers;
  /** Milliseconds at which it was issued; undefined when the server doesn't say. */
  readonly issuedAt: number | undefined;
  /** Its place by the order of numbering; undefined when career or surnames are not known for sure. */
  readonly place: NumberingPlace | undefined;
  /**
   * True for a title that was issued in place of a rectified one: it takes the next free number, outside of the order and
   * wherever other ceremonies have theirs. @default false
   */
  readonly isReplacement?: boolean | undefined;
}

/** The facts that decide a person's place in a series: the career's order, then the order of people. */
export interface NumberingPlace {
  /** The career's order in each register. */
  readonly order: Readonly<Record<Register, number>>;
  /** The person's key in the order of people. */
  readonly personKey: string;
}

/** A ceremony and the numbers that its series begin with. */
export interface RegistryCeremony {
  readonly key: string;
  readonly initial: RegistryNumbers;
  /** After a restore: the places before this one, from 0, that no title has were left out. @default none */
  readonly skippedTo?: number | undefined;
}

/** Consecutive numbers, both ends included and written as the register writes them. */
export interface NumberRange {
  readonly from: string;
  readonly to: string;
  readonly count: bigint;
}

interface FindingBase {
  readonly register: Register;
  /** Keys of the ceremonies it is about: one, or several for what lies between or across. */
  readonly ceremonies: readonly string[];
}

/** Numbers that more than one title has each, in one ceremony or across. */
export interface Duplicate extends FindingBase, NumberRange {
  readonly kind: 'duplicate';
  /** Those who have one of the numbers, by number. */
  readonly people: readonly string[];
}

/** Numbers within a ceremony's series that no title has. */
export interface Missing extends FindingBase, NumberRange {
  readonly kind: 'missing';
}

/** A title without a number, or with one without digits. */
export interface Unnumbered extends FindingBase {
  readonly kind: 'unnumbered';
  readonly person: string;
  /** The text that the title has in place of a number. */
  readonly text: string;
}

/** Numbers in another order than their titles. */
export interface OutOfSequence extends FindingBase, NumberRange {
  /**
   * `misplaced`: in the order of numbering the person comes before the one named. `late`: issued later, numbered lower.
   */
  readonly kind: 'misplaced' | 'late';
  /** One of the numbers, which shows the fault. */
  readonly number: string;
  readonly person: string;
  readonly otherNumber: string;
  readonly otherPerson: string;
}

/** Numbers that exist, but not where they belong. */
export type OutOfOrder =
  | OutOfSequence
  | (FindingBase & NumberRange & { readonly kind: 'before-start'; readonly start: string })
  | (FindingBase & NumberRange & { readonly kind: 'other-series'; readonly start: string })
  /** Numbers of the first ceremony beyond `start`, where the second one's begin. */
  | (FindingBase & NumberRange & { readonly kind: 'overlap'; readonly start: string });

/** An observation, not a fault: numbers left unused because the next ceremony's initial number says so. */
export interface Jump extends FindingBase, NumberRange {
  readonly kind: 'jump';
}

/** An observation, not a fault: numbers that a restore left out, because they may be on paper. */
export interface Skipped extends FindingBase, NumberRange {
  readonly kind: 'skipped';
}

export type RegistryFault = Duplicate | Missing | Unnumbered | OutOfOrder;
export type RegistryObservation = Jump | Skipped;
export type RegistryFinding = RegistryFault | RegistryObservation;

/** True if a finding breaks the book. */
export function isFault(finding: RegistryFinding): finding is RegistryFault {
  return finding.kind !== 'jump' && finding.kind !== 'skipped';
}
