import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface DataScopeProps {
  readonly children: ReactNode;
}

/** Keeps the lists of one console, and drops them with it: the next person to sign in finds nothing of the last. */
export function DataScope({ children }: DataScopeProps) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Nothing is retried or read behind a person's back. A device that believes itself offline sends its requests all the
 * same, so that the person learns of the failure.
 */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 50,000 rows in depth costs more than the rendering that it saves.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
