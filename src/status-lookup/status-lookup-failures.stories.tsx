import { expect } from 'storybook/test';
import { expectFailure } from '../../.storybook/expect-failure.ts';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { words } from '../../.storybook/words.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import {
  type CallFailure,
  callFailures,
  refused,
  unsuccessful,
} from '../testing/failures/call-failures.fixtures.ts';
import { withField } from '../testing/fake-api/altered-answers.ts';
import { answer } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { StatusLookup } from './status-lookup.tsx';

const call = 'GET /api/public/status/{code}';
const code = 'AG-2025-001';
const meta = preview.meta({
  title: 'Status look-up/Failures',
  component: StatusLookup,
  parameters: { bare: true },
  args: { headingLevel: 1 },
  decorators: [
    (Story, { globals }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: 800 }}
        auth={createFakeAuth({ signInHref: '/login' })}
        router={memoryRouter('/estado')}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** What was typed stays, the sentences are read once each, and the next search finds the request. */
function failing(failure: CallFailure, retry: 'again' | 'corrected' = 'again') {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(failure.on(call), ...graduationHandlers());
    },
    play: async ({ canvas, userEvent, msw }: StoryContext) => {
      await userEvent.type(canvas.getByRole('textbox'), code);
      await userEvent.click(canvas.getByRole('button', { name: words.status.search }));

      const sentence = await expectFailure(canvas, failure, words.status.notFound);
      await expect(canvas.getByRole('textbox')).toHaveValue(code);

      msw.use(...graduationHandlers());
      const name = retry === 'again' ? words.status.retry : words.status.search;
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await canvas.findByText(words.applicationStatus.confirmed)).toBeVisible();
      await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
    },
  };
}

/** An answer of another form than the contract's. */
function shaped(data: unknown): CallFailure {
  return { on: (path) => answer(path, { success: true, data }), notice: 'unreadable' };
}

export const NoAnswer = meta.story(failing(callFailures.noAnswer));
export const SlowerThanTheLimit = meta.story(failing(callFailures.tooLate));
export const Unauthorized = meta.story(failing(callFailures.unauthorized));
export const Forbidden = meta.story(failing(callFailures.forbidden));
export const UnknownCode = meta.story(failing(callFailures.missingInWords, 'corrected'));
export const UnknownCodeWithoutASentence = meta.story(failing(callFailures.missing, 'corrected'));
export const InvalidCode = meta.story(
  failing(refused(422, 'El código no es válido.'), 'corrected'),
);
export const TooManySearches = meta.story(failing(callFailures.tooMany));
export const ServerError = meta.story(failing(callFailures.server));
export const Unavailable = meta.story(failing(callFailures.unavailable));
export const APageInsteadOfJson = meta.story(failing(callFailures.page));
export const EmptyBody = meta.story(failing(callFailures.empty));
export const TruncatedJson = meta.story(failing(callFailures.truncated));
export const UnsuccessfulWithStatus200 = meta.story(
  failing(unsuccessful('Solicitud no encontrada.'), 'corrected'),
);
export const AnotherEnvelope = meta.story(failing(shaped([])));
export const WithoutTheApplication = meta.story(failing(shaped({ student: {} })));

/** A field of another type is as good as missing: the rest of the answer still helps. */
export const AFieldOfAnotherType = meta.story({
  args: { code },
  beforeEach: ({ msw }) => {
    msw.use(withField(call, 'data.ceremony', 'Aula Magna'), ...graduationHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getAllByText(words.status.missing)).toHaveLength(3);
  },
});
