import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { filled, matching, words } from '../../../.storybook/words.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import {
  type CallFailure,
  callFailures,
  refused,
  unsuccessful,
} from '../../testing/failures/call-failures.fixtures.ts';
import { answer, failWith, never } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { demoPassword } from '../../testing/university/users.ts';
import { SignIn } from './sign-in.tsx';

const call = 'POST /api/auth/login';

const meta = preview.meta({
  title: 'Console/Sign-in',
  component: SignIn,
  parameters: { bare: true },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
  },
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: 800 }}
        auth={loaded.auth}
        {...storyLook(globals)}
      >
        <div style={{ maxWidth: '27em', margin: 'auto' }}>
          <Story />
        </div>
      </GraduationProvider>
    ),
  ],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

async function fillIn({ canvas, userEvent }: StoryContext, identifier = 'admin') {
  await userEvent.type(canvas.getByLabelText(words.signIn.identifier), identifier);
  await userEvent.type(canvas.getByLabelText(words.signIn.password), demoPassword);
}

async function send(context: StoryContext, identifier?: string) {
  await fillIn(context, identifier);
  await context.userEvent.click(context.canvas.getByRole('button', { name: words.signIn.submit }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.signIn.title, level: 1 })).toBeVisible();
    const identifier = canvas.getByLabelText(words.signIn.identifier);
    await expect(identifier).toHaveAttribute('autocomplete', 'username');
    await expect(identifier).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^\S+@\S+\.\S+$/),
    );
    const password = canvas.getByLabelText(words.signIn.password);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveProperty('form', (identifier as HTMLInputElement).form);
  },
});

export const EmptyInTheDark = meta.story({ globals: { colorScheme: 'dark' } });

export const OfAUniversity = meta.story({
  args: { institution: 'Universidad Nacional Experimental de los Llanos' },
});

export const FilledIn = meta.story({
  play: async (context) => {
    await fillIn(context);
    const { canvas, userEvent } = context;
    const eye = canvas.getByRole('button', { name: words.signIn.showPassword });
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(words.signIn.password)).toHaveAttribute('type', 'text');
  },
});

export const BothAreRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.signIn.identifier), '   ');
    await userEvent.click(canvas.getByRole('button', { name: words.signIn.submit }));
    await expect(canvas.getByLabelText(words.signIn.identifier)).toHaveFocus();
    await expect(canvas.getByText(words.signIn.identifierMissing)).toBeVisible();
    await expect(canvas.getByText(words.signIn.passwordMissing)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words.signIn.password), 'x');
    await expect(canvas.queryByText(words.signIn.passwordMissing)).not.toBeInTheDocument();
  },
});

export const SigningIn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: words.signIn.submitting })).toBeDisabled();
    await expect(canvas.getByLabelText(words.signIn.identifier)).toBeDisabled();
    await expect(canvas.getByLabelText(words.signIn.password)).toBeDisabled();
  },
});

export const SignedIn = meta.story({
  tags: ['journey'],
  play: async (context) => {
    await send(context, 'admin@universidad.edu');
    await expect(
      await screen.findByText(
        filled(words.signIn.welcome, { name: 'Mariela Josefina Rondón Graterol' }),
      ),
    ).toBeVisible();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
  },
});

/** One notice, no end of a session, the identifier kept (ruling 2). */
function failing({ on, said, notice }: CallFailure, own: 'failed' | 'invalid' = 'failed') {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(on(call));
    },
    play: async (context: StoryContext) => {
      const lead = said ?? words.signIn[own];
      await send(context);
      const alert = await screen.findByRole('alert');
      await expect(alert).toHaveTextContent(lead);
      if (notice !== undefined) await expect(alert).toHaveTextContent(words.failures[notice]);
      await expect(screen.getAllByText(lead)).toHaveLength(1);
      await expect(screen.queryByText(words.failures.unauthorized)).not.toBeInTheDocument();
      const { canvas, loaded } = context;
      await expect(canvas.getByLabelText(words.signIn.identifier)).toHaveValue('admin');
      await waitFor(() => expect(canvas.getByLabelText(words.signIn.password)).toHaveFocus());
      await expect(loaded.auth.recoveries).toBe(0);
      await expect(loaded.auth.getSession()).toBeUndefined();
    },
  };
}

/** An answer without what a session needs. */
function shaped(body: unknown): CallFailure {
  return { on: (path) => answer(path, body) };
}

export const AWrongPassword = meta.story(failing(refused(401, 'Usuario o contraseña incorrectos')));
export const AWrongPasswordWithoutASentence = meta.story(failing(callFailures.unauthorized));
export const AnErrorThatIsNoText = meta.story(
  failing({ on: (path) => failWith(path, { status: 401, error: { code: 7 } }) }),
);
export const TooManyAttempts = meta.story(failing(callFailures.tooMany));
export const RefusedWithStatus200 = meta.story(failing(unsuccessful('Usuario inactivo')));
export const TheServerBreaks = meta.story(failing(callFailures.server));
export const NoAnswer = meta.story(failing(callFailures.noAnswer));
export const TheAnswerTakesTooLong = meta.story(failing(callFailures.tooLate));
export const AnAnswerWithoutAToken = meta.story(
  failing(shaped({ success: true, data: { user: { username: 'admin' } } }), 'invalid'),
);
export const AnAnswerWithoutAUser = meta.story(
  failing(shaped({ data: { token: 't' } }), 'invalid'),
);
export const AnEmptyAnswer = meta.story(failing({ on: callFailures.empty.on }, 'invalid'));
export const APageInsteadOfAnAnswer = meta.story(failing({ on: callFailures.page.on }, 'invalid'));
export const AGatewaysPage = meta.story(failing({ on: callFailures.gatewayPage.on }));

export const ForgottenPasswordExplained = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: words.signIn.forgot });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    await expect(canvas.getByText(matching(words.signIn.forgotHelp))).toBeVisible();
  },
});

export const ForgottenPasswordWithAPageOfTheHosts = meta.story({
  args: { forgotPassword: '/recuperar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.signIn.forgot })).toHaveAttribute(
      'href',
      '/recuperar',
    );
  },
});

export const ForgottenPasswordInTheHostsHands = meta.story({
  args: { forgotPassword: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.signIn.forgot }));
    await expect(args.forgotPassword).toHaveBeenCalledOnce();
  },
});

export const WhereAPortalSignsPeopleIn = meta.story({
  loaders: [
    () => {
      const { begin: _, ...auth } = createFakeAuth();
      return { auth };
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.signIn.elsewhere)).toBeVisible();
    await expect(canvas.queryByLabelText(words.signIn.password)).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
