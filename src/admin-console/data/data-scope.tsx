import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface DataScopeProps {
  readonly children: ReactNode;
}

/** Caches the lists of one console until it unmounts, so that the next user to sign in finds no data of the last. */
export function DataScope({ children }: DataScopeProps) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Without retries or automatic refetches. Requests are sent even if the browser reports no connection, so that the user
 * sees the failure.
 */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // `FirstLists` reads before the section mounts.
        refetchOnMount: ({ state }) => state.isInvalidated || isOld(state.dataUpdatedAt),
        retryOnMount: ({ state }) => isOld(state.errorUpdatedAt),
        // Comparing 50,000 rows in depth costs more than the rendering that it saves.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Milliseconds for which an answer or a failure is good for a screen that mounts. */
const freshMs = 2000;

function isOld(readAt: number): boolean {
  return Date.now() - readAt > freshMs;
}
