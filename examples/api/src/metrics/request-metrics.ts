import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** A request that was answered, as the log has it: the route's template, never a path. */
export type AnsweredRequest = {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
};

/** What Prometheus is told of a process. */
export type RequestMetrics = {
  count(request: AnsweredRequest): void;
  /** In the text format of `contentType`. */
  text(): Promise<string>;
  contentType: string;
};

/** From what nobody notices to what a browser gives up on, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 30];

/** Counts requests by route and status, and how long they took; the process tells of its memory and its delays itself. */
export function createMetrics(): RequestMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  return {
    count: ({ method, route, status, milliseconds }) =>
      durations.observe({ method, route, status }, milliseconds / 1000),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
