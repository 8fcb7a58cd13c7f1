import { useState } from 'react';
import { type StorySurroundings, storyLook } from '#storybook/story-look.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { StatusLookup, type StatusLookupProps } from './status-lookup.tsx';

interface StatusHostProps extends StatusLookupProps {
  /** Theme and language of the toolbar. */
  readonly look: ReturnType<typeof storyLook>;
}

/** A provider for stories: nobody is signed in, and the router keeps its location in memory. */
function StatusHost({ look, ...lookup }: StatusHostProps) {
  const [router] = useState(() => memoryRouter('/estado'));
  const [nobody] = useState(() => createFakeAuth({ signInHref: '/login' }));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: longTimeout }}
      auth={nobody}
      router={router}
      {...look}
    >
      <StatusLookup {...lookup} />
    </GraduationProvider>
  );
}

/** Spread it into the meta of the look-up's stories. */
export const statusStory = {
  component: StatusLookup,
  parameters: { bare: true },
  args: { headingLevel: 1 as const },
  render: (args: StatusLookupProps, { globals }: StorySurroundings) => (
    <StatusHost {...args} look={storyLook(globals)} />
  ),
};

/** The call of the look-up. */
export const lookupCall = 'GET /api/public/status/{code}';
