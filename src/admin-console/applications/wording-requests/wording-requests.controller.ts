import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { type ProofsByApplication, proofsByApplication } from './wording-requests.flow.ts';

export interface WordingRequests {
  /** True if the server offers proofs of titles. */
  readonly isOffered: boolean;
  readonly proofs: ProofsByApplication;
  /** Set if the wording requests could not be read. */
  readonly failure: { readonly message: string; readonly retry: () => void } | undefined;
}

/** The wording requests of graduates, where the server offers proofs of titles. */
export function useWordingRequests(): WordingRequests {
  const isOffered = useOffers('proof');
  const list = useList(resources.titleProofs, { isWanted: isOffered });
  return useMemo(
    () => ({
      isOffered,
      proofs: proofsByApplication(rowsOf(list)),
      failure:
        list.status === 'failed' ? { message: list.message, retry: () => list.retry() } : undefined,
    }),
    [isOffered, list],
  );
}
