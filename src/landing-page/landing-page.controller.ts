import type { MouseEvent } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { useAuth, useGraduation } from '../provider/graduation-context.ts';
import { signOut } from '../provider/sign-out.ts';
import { displayNameOf, isAdministrator } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { landingMessages } from './landing-page.messages.ts';

/**
 * The visitor of the page. A signed-in user who is not an administrator is redirected here from the console, and must
 * be able to sign out here.
 */
export type Visitor =
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'stranded'; readonly name: string; readonly signOut: () => void };

/** Lets the host's router handle a click on a link. */
export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

export function useVisitor(): Visitor {
  const { api, notifications, leaving } = useGraduation();
  const auth = useAuth();
  const messages = useMessages(landingMessages);
  const session = useSession(auth);

  if (session === undefined || isAdministrator(session) || auth.end === undefined) {
    return { kind: 'ordinary' };
  }
  return {
    kind: 'stranded',
    name: displayNameOf(session.user) ?? messages.someone,
    signOut: () => {
      signOut({ api, auth, leaving });
      notifications.show({ tone: 'success', title: messages.signedOut });
    },
  };
}
