import { useEffect, useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import { useRegisterPolicy } from '#admin-console/data/use-register-policy.ts';
import { runInSlices } from '#domain/collection/run-in-slices.ts';
import { registryCheckSteps } from '#domain/registry/check/registry-check.ts';
import {
  isFault,
  type RegistryFault,
  type RegistryFinding,
  type RegistryObservation,
} from '#domain/registry/check/registry-finding.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import { type HistoryOf, uncorrected } from '#domain/registry/title-history.ts';
import {
  booksOf,
  type RegistryBook,
  type RegistryEvidence,
  toRegistryBook,
} from './registry-entries.flow.ts';
import { sortFindings } from './registry-lines.flow.ts';

export interface RegistryResult {
  readonly titleCount: number;
  /** The faults in the numbers. */
  readonly findings: readonly RegistryFault[];
  /** Unused numbers that an initial number or a restore explains. */
  readonly jumps: readonly RegistryObservation[];
  readonly ambiguousCareers: number;
  readonly nameOf: RegistryBook['nameOf'];
}

export interface RegistryCheck {
  /** Undefined until the first check finishes; unchanged while the next one runs. */
  readonly result: RegistryResult | undefined;
  /** Error messages of lists that could not be read, whose data was not checked. */
  readonly unread: readonly string[];
  readonly retry: () => void;
}

const nothingCorrected: HistoryOf = () => uncorrected;

/** Checks the titles' registers once the required lists have arrived, and after each change. */
export function useRegistryCheck(
  titles: readonly IssuedTitle[],
  historyOf: HistoryOf = nothingCorrected,
): RegistryCheck {
  const lists = useLists(
    {
      ceremonies: useList(resources.ceremonies),
      careers: useList(resources.careers),
      applications: useList(resources.applications),
    },
    'ceremonies',
    'careers',
    'applications',
  );
  const rows = lists.status === 'ready' ? lists.rows : undefined;
  const evidence = useMemo(() => {
    const isReplacement = ({ id }: IssuedTitle) => historyOf(id).origin !== undefined;
    return rows && { titles, isReplacement, ...rows };
  }, [titles, historyOf, rows]);

  return {
    result: useResult(evidence, useRegisterPolicy()),
    unread: lists.failures?.messages ?? [],
    retry: () => lists.failures?.retry(),
  };
}

function useResult(
  evidence: RegistryEvidence | undefined,
  policy: RegisterPolicy | undefined,
): RegistryResult | undefined {
  const [result, setResult] = useState<RegistryResult>();
  useEffect(() => {
    if (evidence === undefined) return;
    const running = new AbortController();
    void check(evidence, policy, running.signal).then((found) => found && setResult(found));
    return () => running.abort();
  }, [evidence, policy]);
  return result;
}

async function check(
  evidence: RegistryEvidence,
  policy: RegisterPolicy | undefined,
  signal: AbortSignal,
): Promise<RegistryResult | undefined> {
  const findings: RegistryFinding[] = [];
  let book: RegistryBook | undefined;
  function* steps() {
    book = yield* toRegistryBook(evidence);
    for (const { entries, ceremonies } of booksOf(book, evidence, policy)) {
      yield* registryCheckSteps(entries, ceremonies);
    }
  }
  const collect = (found: readonly RegistryFinding[]) => {
    for (const finding of found) findings.push(finding);
  };
  await runInSlices(steps(), collect, signal);
  if (signal.aborted || book === undefined) return undefined;
  const { entries, ambiguousCareers, nameOf } = book;
  return {
    titleCount: entries.length,
    findings: sortFindings(findings.filter(isFault)),
    jumps: findings.filter((finding) => !isFault(finding)),
    ambiguousCareers,
    nameOf,
  };
}
