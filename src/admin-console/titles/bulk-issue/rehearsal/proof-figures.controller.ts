import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { type ProofFigures, proofFiguresOf, type RehearsalRow } from './rehearsal.flow.ts';

/** The figures of the proofs; `none` where the server offers no proofs, or until they are read. */
type ProofFiguresState =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly figures: ProofFigures };

/** Counts the graduates' answers to the proofs of the titles in a rehearsal. */
export function useProofFigures(rows: readonly RehearsalRow[]): ProofFiguresState {
  const isOffered = useOffers('proof');
  const list = useList(resources.titleProofs, { isWanted: isOffered });
  return useMemo((): ProofFiguresState => {
    if (!isOffered || list.status === 'loading') return { status: 'none' };
    if (list.status === 'failed') {
      return { status: 'failed', message: list.message, retry: () => list.retry() };
    }
    return { status: 'ready', figures: proofFiguresOf(rows, list.rows) };
  }, [isOffered, list, rows]);
}
