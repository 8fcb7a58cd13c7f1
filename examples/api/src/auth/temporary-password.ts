import { randomInt } from 'node:crypto';

// Without 0/O, 1/l/I and the like: it is read from a screen and typed.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of 4 groups of 4, about 93 bits: 'h7Kd-Wq3n-…'. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
