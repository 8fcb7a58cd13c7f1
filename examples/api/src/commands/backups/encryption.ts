import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** The first bytes of an encrypted backup, by which a restore recognises it. */
const magic = Buffer.from('birrete-backup-aes256gcm-1\n');

const saltLength = 16;
const checkLength = 16;
const ivLength = 12;
const tagLength = 16;
const cipher = 'aes-256-gcm';
/** Without the length, a shorter tag would be accepted. */
const options = { authTagLength: tagLength };
const headerLength = magic.length + saltLength + checkLength + ivLength;

/** 0.1 s on a small machine. The key is random, so that a higher cost would protect nothing. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

/** Derives the key of one file, and the bytes that show a wrong key. */
async function deriveKey(key: string, salt: Buffer) {
  const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
  const bytes = await derive(key, salt, 32 + checkLength, cost);
  return { cipherKey: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

/**
 * Encrypts a file with AES-256 in GCM, which also authenticates it: a header with the salt, the encrypted bytes, and the
 * tag at the end.
 */
export async function* encrypt(
  bytes: AsyncIterable<Buffer>,
  key: string,
): AsyncGenerator<Buffer, void, undefined> {
  const salt = randomBytes(saltLength);
  const iv = randomBytes(ivLength);
  const { cipherKey, check } = await deriveKey(key, salt);
  const header = Buffer.concat([magic, salt, check, iv]);
  const encryption = createCipheriv(cipher, cipherKey, iv, options).setAAD(header);
  yield header;
  for await (const chunk of bytes) yield encryption.update(chunk);
  yield encryption.final();
  yield encryption.getAuthTag();
}

/**
 * Decrypts a file that `encrypt` has written, and passes any other on. Bytes arrive before the tag at the end is
 * compared, so that nothing may be final before the last one has arrived.
 * @throws Error with a clear message for a missing or wrong key, and for a changed file
 */
export async function* decrypt(
  bytes: AsyncIterable<Buffer>,
  key: string | undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const chunks = bytes[Symbol.asyncIterator]();
  const start = await readAtLeast(chunks, headerLength);
  if (!start.subarray(0, magic.length).equals(magic)) {
    yield start;
    yield* rest(chunks);
    return;
  }
  if (key === undefined) throw new Error('The backup is encrypted: set BIRRETE_BACKUP_KEY.');
  const decipher = await openCipher(start.subarray(0, headerLength), key);
  let held: Buffer = start.subarray(headerLength);
  for await (const chunk of rest(chunks)) {
    held = Buffer.concat([held, chunk]);
    if (held.length <= tagLength) continue;
    yield decipher.update(held.subarray(0, -tagLength));
    held = held.subarray(-tagLength);
  }
  if (held.length > tagLength) yield decipher.update(held.subarray(0, -tagLength));
  try {
    yield decipher.setAuthTag(held.subarray(-tagLength)).final();
  } catch (error) {
    throw new Error('The backup was changed, or it is damaged. Nothing was restored.', {
      cause: error,
    });
  }
}

async function openCipher(header: Buffer, key: string) {
  const [salt, expected, iv] = split(header.subarray(magic.length), saltLength, checkLength);
  const { cipherKey, check } = await deriveKey(key, salt);
  if (expected.length !== check.length || !timingSafeEqual(expected, check)) {
    throw new Error('BIRRETE_BACKUP_KEY is not the key with which the backup was encrypted.');
  }
  return createDecipheriv(cipher, cipherKey, iv, options).setAAD(header);
}

function split(bytes: Buffer, first: number, second: number): readonly [Buffer, Buffer, Buffer] {
  const end = first + second;
  return [bytes.subarray(0, first), bytes.subarray(first, end), bytes.subarray(end)];
}

async function readAtLeast(chunks: AsyncIterator<Buffer>, length: number): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    bytes = Buffer.concat([bytes, next.value]);
  }
  return bytes;
}

async function* rest(chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
