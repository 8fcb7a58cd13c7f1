// @module-tag rare
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const key = 'k'.repeat(32);
const text = 'María-José Ñáñez, V-12.345.678\n'.repeat(5_000);

async function* inChunks(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const encrypted = (length = 1_000) => collect(encrypt(inChunks(Buffer.from(text), length), key));

test.each([1_000, 7, 1_000_000])('decrypts what arrives in pieces of %i bytes', async (length) => {
  const file = await encrypted();
  expect(file.includes('María')).toBe(false);
  expect(String(await collect(decrypt(inChunks(file, length), key)))).toBe(text);
});

test('two files of one text have nothing in common but their first line', async () => {
  const [one, other] = [await encrypted(), await encrypted()];
  expect(one.subarray(0, 27)).toEqual(other.subarray(0, 27));
  expect(one.subarray(27, 60).equals(other.subarray(27, 60))).toBe(false);
});

test('passes on a file that is not encrypted', async () => {
  for (const plain of ['', 'x', text]) {
    expect(String(await collect(decrypt(inChunks(Buffer.from(plain), 100), key)))).toBe(plain);
  }
});

test('refuses a missing key, another key, a changed byte and a cut file', async () => {
  const file = await encrypted();
  const reading = (bytes: Buffer, withKey?: string) =>
    collect(decrypt(inChunks(bytes, 999), withKey));
  await expect(reading(file)).rejects.toThrow('set BIRRETE_BACKUP_KEY');
  await expect(reading(file, 'x'.repeat(32))).rejects.toThrow('is not the key');
  for (const at of [70, 5_000, file.length - 1]) {
    const changed = Buffer.from(file);
    changed[at] = (changed.at(at) ?? 0) ^ 1;
    await expect(reading(changed, key)).rejects.toThrow(/changed|wrong|not the key/);
  }
  await expect(reading(file.subarray(0, -5), key)).rejects.toThrow('was changed');
});
