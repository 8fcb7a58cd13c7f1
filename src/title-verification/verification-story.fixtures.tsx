import { useState } from 'react';
import { type StorySurroundings, storyLook } from '#storybook/story-look.ts';
import * as extraPaths from '../contract/extra-paths.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import { alterAnswer } from '../testing/fake-api/altered-answers.ts';
import { fakeVerificationCode } from '../testing/fake-api/calls/verification.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { TitleVerification, type TitleVerificationProps } from './title-verification.tsx';

interface VerificationHostProps extends TitleVerificationProps {
  /** Theme and language of the toolbar. */
  readonly look: ReturnType<typeof storyLook>;
}

/** A provider for stories: nobody is signed in, and the router keeps its location in memory. */
function VerificationHost({ look, ...verification }: VerificationHostProps) {
  const [router] = useState(() => memoryRouter('/verificar'));
  const [nobody] = useState(() => createFakeAuth({ signInHref: '/login' }));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: longTimeout }}
      auth={nobody}
      router={router}
      {...look}
    >
      <TitleVerification {...verification} />
    </GraduationProvider>
  );
}

/** The call of the verification. */
export const verificationCall = extraPaths.verifyTitle;

/** The call of the document. */
export const documentCall = extraPaths.readVerifiedDocument;

const announced = { extras: ['verification'] } as const;

/** A server that announces the verification. */
export const verificationHandlers = () => graduationHandlers(announced);

/** The code of a title of the demonstration, and of another one. */
export const titleCode = fakeVerificationCode(1);
export const currentCode = fakeVerificationCode(2);

/** The answer of a valid title with other values. */
export function answered(values: Readonly<Record<string, unknown>>) {
  return alterAnswer(
    verificationCall,
    (body) => {
      const { data, ...rest } = body as { readonly data: object };
      return { ...rest, data: { ...data, ...values } };
    },
    { ...announced, once: true },
  );
}

/** Spread it into the meta of the verification's stories. */
export const verificationStory = {
  component: TitleVerification,
  parameters: { bare: true },
  args: { headingLevel: 1 as const },
  render: (args: TitleVerificationProps, { globals }: StorySurroundings) => (
    <VerificationHost {...args} look={storyLook(globals)} />
  ),
};
