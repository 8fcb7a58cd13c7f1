import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequests } from '#server/log-requests.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defaultSettings } from '../settings/settings.ts';
import { createMetrics } from './request-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

test('requests are counted by route, and the metrics contain no user input', async () => {
  const metrics = createMetrics();
  const log = pino({ level: 'silent' });
  const addressOf = () => '127.0.0.1';
  const services = { log, metrics, settings: defaultSettings, addressOf };
  const app = new Hono<ApiEnv>();
  app.use(requestId(), logRequests(services));
  app.get('/api/public/status/:code', (c) => c.json({ success: true }));
  for (const code of ['AG-2026-001', 'AG-2026-002']) {
    await app.request(`/api/public/status/${code}?token=secret`);
  }
  await app.request('/nothing/AG-2026-003');

  metrics.countLookUp('hit');
  metrics.countLookUp('refused');

  const { port, close } = await serveMetrics(metrics, { port: 0, hostname: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/public/status/:code",status="200"} 2',
  );
  expect(text).toContain('status="404"} 1');
  expect(text).toContain('birrete_look_ups_total{result="hit"} 1');
  expect(text).toContain('birrete_look_ups_total{result="refused"} 1');
  expect(text).toContain('birrete_look_ups_total{result="miss"} 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/AG-2026|secret/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics(metrics, { port, hostname: '127.0.0.1' })).rejects.toThrow(
    'EADDRINUSE',
  );
  await close();
});
