import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { kyOnce } from '../../build/ky-once.ts';

describe('ky as it is built in', () => {
  it('lacks what nobody uses of it', async () => {
    const code = await bundleKy();

    expect(code).not.toContain('RateLimit-Reset');
    expect(code).not.toContain('TransformStream');
  });

  it('answers a server that asks to come back later with its failure, after one call', async () => {
    const { default: ky, HTTPError } = await load(await bundleKy());
    const calls: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      calls.push(new Request(input).url);
      return Response.json({}, { status: 503, headers: { 'retry-after': '1' } });
    };

    const answer = ky('https://grados.example/api/genders', { retry: 0, fetch }).json();

    await expect(answer).rejects.toBeInstanceOf(HTTPError);
    expect(calls).toEqual(['https://grados.example/api/genders']);
  });
});

async function bundleKy(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['ky'],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [kyOnce],
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function load(code: string): Promise<typeof import('ky')> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}
