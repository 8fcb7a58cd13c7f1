import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** An answered request as logged: the route's template, never the path. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

const lookUpResults = ['hit', 'masked', 'wrong_proof', 'miss', 'refused'] as const;

/** The result of a look-up: personal data shown or masked, a wrong proof, an unknown code, or a rate limit. */
export type LookUpResult = (typeof lookUpResults)[number];

const verificationResults = ['found', 'unknown', 'refused'] as const;

/** The result of a verification: a title, an unknown code, or a rate limit. */
export type VerificationResult = (typeof verificationResults)[number];

/** The Prometheus metrics of a process. */
export interface RequestMetrics {
  count(request: AnsweredRequest): void;
  countLookUp(result: LookUpResult): void;
  countVerification(result: VerificationResult): void;
  /** Counts a refusal by a rate limit, by the limit's name. */
  countRefusal(limit: string): void;
  /** For the metrics of the database and of the backups. */
  readonly register: Registry;
  /** In the text format of `contentType`. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Histogram buckets in seconds, from imperceptible to the timeout of a browser. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 30];

/** Creates metrics of the duration of requests by route and status, of look-ups, rate limits, and the process. */
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
  const lookUps = new Counter({
    name: 'birrete_look_ups_total',
    help: 'Look-ups by their result.',
    labelNames: ['result'],
    registers: [register],
  });
  // Zeros from the start, so that an alert sees the first refusal as an increase.
  for (const result of lookUpResults) lookUps.inc({ result }, 0);
  const verifications = new Counter({
    name: 'birrete_verifications_total',
    help: 'Verifications of titles by their result.',
    labelNames: ['result'],
    registers: [register],
  });
  for (const result of verificationResults) verifications.inc({ result }, 0);
  const refusals = new Counter({
    name: 'birrete_refusals_total',
    help: 'Calls that a rate limit refused.',
    labelNames: ['limit'],
    registers: [register],
  });
  return {
    countVerification: (result) => verifications.inc({ result }),
    countLookUp: (result) => lookUps.inc({ result }),
    count: ({ method, route, status, milliseconds }) =>
      durations.observe({ method, route, status }, milliseconds / 1000),
    countRefusal: (limit) => refusals.inc({ limit }),
    register,
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
