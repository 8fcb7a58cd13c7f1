import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withField, withoutField } from './altered-answers.ts';
import { type FakeApiServer, origin, send, startFakeApi } from './fake-api.fixtures.ts';
import { createFakeUniversity } from './fake-university.ts';
import {
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
  slow,
} from './faults.ts';
import { graduationHandlers } from './graduation-handlers.ts';

let server: FakeApiServer;

beforeEach(() => {
  server = startFakeApi();
});
afterEach(() => server.close());

const call = 'GET /api/public/ceremonies';
const ask = () => fetch(`${origin}/api/public/ceremonies`);
const read = async () => (await send('GET', '/api/public/ceremonies', { userId: null })).json;

describe('a call made to go wrong', () => {
  it('answers a status and its message, once if asked to', async () => {
    server.use(failWith(call, { status: 422, error: 'Cerrado.' }, { once: true }));
    const failed = await ask();
    expect([failed.status, await failed.json()]).toEqual([422, { error: 'Cerrado.' }]);
    expect((await ask()).status).toBe(200);
  });

  it('breaks the connection', async () => {
    server.use(noAnswer(call));
    await expect(ask()).rejects.toThrow(TypeError);
  });

  it('never answers, until the client gives up', async () => {
    server.use(never(call));
    const answer = fetch(`${origin}/api/public/ceremonies`, { signal: AbortSignal.timeout(50) });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('answers late what it would have answered', async () => {
    server.use(slow(call, 30));
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(25);
  });

  it.each([
    ['HTML', answerHtml(call), /^<!doctype html>/],
    ['nothing', answerEmpty(call), /^$/],
    ['half of it', answerTruncated(call), /"na$/],
    [
      'success: false',
      answerUnsuccessful(call, { error: 'No.' }),
      /^{"success":false,"error":"No."}$/,
    ],
  ])('answers %s', async (_, handler, text) => {
    server.use(handler);
    expect(await (await ask()).text()).toMatch(text);
  });

  it('leaves other calls alone', async () => {
    server.use(failWith('GET /api/ceremonies', { status: 500 }));
    expect((await ask()).status).toBe(200);
    expect((await send('GET', '/api/ceremonies')).status).toBe(500);
  });
});

describe('an altered answer', () => {
  it('lacks a field in every row', async () => {
    server.use(withoutField(call, 'data.name'));
    expect(await read()).not.toHaveProperty('data.0.name');
    expect(await read()).toHaveProperty('data.0.id', 5);
  });

  it('has a field of another type', async () => {
    server.use(withField(call, 'data.status', { nested: true }));
    expect(await read()).toHaveProperty('data.1.status', { nested: true });
  });

  it('stays the same where a path leads through a text', async () => {
    const unchanged = await read();
    server.use(withField(call, 'data.name.first', 'Acto'));
    expect(await read()).toEqual(unchanged);
  });
});

describe('another spelling of the same', () => {
  it('in lists, ids, dates and statuses', async () => {
    server.use(
      ...graduationHandlers({
        lists: 'array',
        ids: 'prefixed',
        dates: 'day-month-year',
        statuses: 'english',
      }),
    );
    expect(await read()).toHaveProperty('0.ceremony_id', 5);
    expect(await read()).toHaveProperty('0.ceremony_date', '27/06/2026');
    expect(await read()).toHaveProperty('0.status', 'closed');
  });

  it('in the students of applications', async () => {
    server.use(...graduationHandlers({ lists: 'data', students: 'nested' }));
    const { json } = await send('GET', '/api/applications');
    expect(json).toHaveProperty('data.0.student.middle_name', 'Óscar');
    expect(json).not.toHaveProperty('data.0.first_name');
  });

  it('in the flags of careers', async () => {
    server.use(...graduationHandlers({ flags: 'boolean' }));
    expect((await send('GET', '/api/careers')).json).toHaveProperty('data.0.active', true);
  });

  it('or nothing at all', async () => {
    const university = createFakeUniversity({ data: 'empty' });
    server.use(...graduationHandlers({ university }));
    expect(await read()).toEqual({ success: true, data: [] });
  });
});
