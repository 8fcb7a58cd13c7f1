import type { FollowUp } from '../catalogue/catalogue.ts';
import { LostPasswordDialog } from './lost-password-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Shows the one-time password that a change has made, if it has. */
export function passwordToShow(name: string, password: string | undefined): FollowUp | undefined {
  if (password === undefined) return undefined;
  return (onClose) => <PasswordDialog name={name} password={password} onClose={onClose} />;
}

/** Says that the password of a new user was lost with the response. */
export function lostPassword(name: string): FollowUp {
  return (onClose) => <LostPasswordDialog name={name} onClose={onClose} />;
}
