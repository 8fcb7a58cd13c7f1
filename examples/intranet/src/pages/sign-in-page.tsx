import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { portalMessages } from '../portal.messages.ts';
import { usePortal } from '../use-portal.ts';

/** The portal's sign-in. The console shows none here. */
export function SignInPage() {
  const { session } = usePortal();
  const { volver } = useSearch({ from: '/entrar' });
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | undefined>(
    volver === undefined ? undefined : portalMessages.signInFirst,
  );
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    const refused = await session
      .signIn(String(fields.get('username')), String(fields.get('password')))
      .catch(() => portalMessages.noAnswer);
    setIsBusy(false);
    setProblem(refused);
    if (refused === undefined) await navigate({ href: volver ?? '/portal', replace: true });
  };

  return (
    <main className="portal-sign-in">
      <form onSubmit={(event) => void signIn(event)}>
        <p>{portalMessages.name}</p>
        <h1>{portalMessages.signInTitle}</h1>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <label>
          {portalMessages.username}
          <input name="username" autoComplete="username" required />
        </label>
        <label>
          {portalMessages.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" disabled={isBusy}>
          {portalMessages.signIn}
        </button>
      </form>
    </main>
  );
}
