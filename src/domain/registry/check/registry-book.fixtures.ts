import { checkRegistry } from './registry-check.ts';
import type { RegistryCeremony, RegistryEntry, RegistryFinding } from './registry-finding.ts';

/** Titles of one ceremony with these actas; asignado and folio are in order. */
export function bookOfTitles(
  ceremony: string,
  records: readonly (string | undefined)[],
  change: Partial<RegistryEntry> = {},
): readonly RegistryEntry[] {
  return records.map((record, at) => ({
    person: `${ceremony} ${at}`,
    ceremony,
    registry: { record, assigned: `${ceremony}-${at + 1}`, folio: `${ceremony}/${at + 1}/F` },
    issuedAt: undefined,
    place: undefined,
    ...change,
  }));
}

export function begins(key: string, record: string | undefined): RegistryCeremony {
  return { key, initial: { record, assigned: undefined, folio: undefined } };
}

/** Summarizes a finding in one line, without its message. */
export function line(finding: RegistryFinding): string {
  const where = finding.ceremonies.join('+');
  switch (finding.kind) {
    case 'duplicate':
      return `duplicate ${finding.from}–${finding.to} ${where} (${finding.people.length})`;
    case 'unnumbered':
      return `unnumbered ${finding.person}`;
    case 'misplaced':
    case 'late':
      return `${finding.kind} ${finding.from}–${finding.to}: ${finding.number} after ${finding.otherNumber} ${where}`;
    default:
      return `${finding.kind} ${finding.from}–${finding.to} ${where} (${finding.count})`;
  }
}

export function check(
  entries: readonly RegistryEntry[],
  ceremonies: readonly RegistryCeremony[] = [],
): readonly string[] {
  return checkRegistry(entries, ceremonies).map(line);
}
