import { randomInt } from 'node:crypto';

// Without characters that look alike (0/O, 1/l/I): people type the password from a screen.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Validity of a one-time password. */
const hoursValid = 72;

/** Creates a password of 4 groups of 4 characters, about 93 bits: 'h7Kd-Wq3n-…'. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** The columns of a user whose password is valid for one sign-in, after which they must choose another. */
export function oneTimePassword(hash: string, now: Date) {
  return {
    password_hash: hash,
    must_change_password: true,
    password_expires_at: new Date(now.getTime() + hoursValid * 3_600_000),
    password_used_at: null,
  };
}

/** The columns of a user who has chosen their password. */
export function chosenPassword(hash: string) {
  return {
    password_hash: hash,
    must_change_password: false,
    password_expires_at: null,
    password_used_at: null,
  };
}
