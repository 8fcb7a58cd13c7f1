import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createFairQueue, type Lane } from '../concurrency/fair-queue.ts';

/** Cost of scrypt: N = 2^logN, block size r, parallelism p. Memory is 128 · N · r bytes. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Hashes and checks passwords, two at a time. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash, so that the duration does not reveal unknown names. */
  verify(password: string, stored: string | undefined, lane?: Lane): Promise<boolean>;
  /** Hashes a verified password again if its hash has another cost than new ones; undefined if it has not. */
  renew(password: string, stored: string, lane?: Lane): Promise<string | undefined>;
}

const keyLength = 32;

/** An entry takes about a kilobyte while it waits. */
const maxQueued = 512;

/** The lane of signed-in users and of commands on the server. */
const backOffice: Lane = { key: 'back office', rank: 'first' };

/**
 * Creates a hasher with scrypt. A hash is stored as `scrypt$logN$r$p$salt$key`, so that the cost can be raised.
 *
 * At most two run at once: each takes 32 MiB and one of Node's four worker threads, and a flood of sign-ins must not
 * block everything else. Lanes are served in turn, so that a flood does not block the sign-ins of other users either.
 * With `maxQueued` in the queue, further ones are answered with 503.
 */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const queue = createFairQueue({ concurrency: 2, maxQueued });
  const decoySalt = randomBytes(16);
  const hashWith = async (password: string, salt: Buffer, lane: Lane) => {
    const key = await queue(lane, () => derive(password, salt, cost));
    return ['scrypt', cost.logN, cost.r, cost.p, encode(salt), encode(key)].join('$');
  };
  return {
    hash: (password) => hashWith(password, randomBytes(16), backOffice),
    async verify(password, stored, lane = backOffice) {
      const parsed = stored === undefined ? undefined : parseStored(stored);
      const salt = parsed?.salt ?? decoySalt;
      const key = await queue(lane, () => derive(password, salt, parsed?.cost ?? cost));
      return parsed !== undefined && timingSafeEqual(key, parsed.key);
    },
    async renew(password, stored, lane = backOffice) {
      const parsed = parseStored(stored);
      if (parsed === undefined || isSameCost(parsed.cost, cost)) return undefined;
      return hashWith(password, parsed.salt, lane);
    },
  };
}

/**
 * True if two hashes are of one password: a renewed hash has the salt of the earlier one, and a new password never has
 * the salt of another.
 */
export function isSamePassword(one: string, other: string): boolean {
  return parseStored(one)?.salt.equals(parseStored(other)?.salt ?? Buffer.alloc(0)) ?? false;
}

function isSameCost(one: PasswordCost, other: PasswordCost): boolean {
  return one.logN === other.logN && one.r === other.r && one.p === other.p;
}

function parseStored(stored: string) {
  const [scheme, logN, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== keyLength) return undefined;
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: bytes };
}

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}
