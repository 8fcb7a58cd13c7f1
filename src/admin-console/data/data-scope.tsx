import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FailureNotices, useFailureNotices } from '../../provider/failure-notices.ts';
import { PlacedFailures, type PlacedSentences } from './placed-failures.ts';

interface DataScopeProps {
  readonly children: ReactNode;
}

/** Keeps the lists of one console. It goes with the console: the next person to sign in finds nothing of the last. */
export function DataScope({ children }: DataScopeProps) {
  const notices = useFailureNotices();
  const latest = useRef(notices);
  useEffect(() => {
    latest.current = notices;
  });

  const [{ client, sentences }] = useState(() => {
    const placed: PlacedSentences = new WeakMap();
    return { client: createClient(() => latest.current, placed), sentences: placed };
  });
  return (
    <PlacedFailures.Provider value={sentences}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PlacedFailures.Provider>
  );
}

/**
 * Nothing is tried again by itself and nothing is read behind a person's back; a device that believes itself offline
 * gets its answer too. Told here, a failure is told once however many parts of the screen show the list.
 */
function createClient(notices: () => FailureNotices, placed: PlacedSentences): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { meta, state }) => {
      const sentence = meta?.sentence;
      if (typeof sentence !== 'string') return;
      // Rows of an earlier reading stay in their place, so the notice has to say both sentences.
      if (state.data !== undefined) return notices().announce(error, { sentence });
      const lead = notices().place(error, { sentence });
      if (lead !== undefined) placed.set(error, lead);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 50,000 rows in depth costs more than the redrawing that it saves.
        structuralSharing: false,
      },
    },
  });
}
