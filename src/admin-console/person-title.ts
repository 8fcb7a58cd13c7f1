import type { SessionUser } from '../session/session.ts';
import type { consoleMessages } from './console.messages.ts';

type Words = typeof consoleMessages.defaults;

/** How a person is called: the full name, else the username, else the e-mail (spec §3). */
export function nameOf(user: SessionUser, words: Words): string {
  return user.fullName ?? user.username ?? user.email ?? words.someone;
}

/** The role as the server calls it, else by its number (ruling 9). */
export function roleOf({ roleName, roleId }: SessionUser, words: Words): string {
  const byId: Readonly<Record<number, string>> = { 1: words.superAdmin, 2: words.admin };
  return roleName ?? (roleId === undefined ? undefined : byId[roleId]) ?? words.user;
}
