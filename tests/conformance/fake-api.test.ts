import type { Extra } from 'birrete/contract';
import { demoPassword, graduationHandlers } from 'birrete/testing';
import { setupServer } from 'msw/node';
import {
  declareConformance,
  proofOfIdentityChecks,
  type StartedServer,
} from './declare-conformance.ts';

declareConformance('the fake API', () =>
  serve([
    'if-match',
    'summary',
    'one-register',
    'privacy',
    'internal-notes',
    'step-up',
    'handover',
    'corrections',
    'hidden-names',
    'holds',
    'title-contents',
    'proof-edits',
    'verification',
    'verification-datum',
    'verification-record',
    'documents',
    'issue-check',
    'deleted-templates',
  ]),
);

declareConformance(
  'the fake API with receipt keys',
  () => serve(['receipt-key', 'proof', 'proof-edits']),
  proofOfIdentityChecks,
);

const privacy = {
  kind: 'notice',
  href: '/datos',
  text: 'Los datos se usan para tramitar el título.',
  version: '2026-1',
} as const;

function serve(extras: readonly Extra[]): StartedServer {
  const server = setupServer(...graduationHandlers({ extras, privacy }));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    baseUrl: 'https://grados.example',
    user: 'admin',
    password: demoPassword,
    stop: () => server.close(),
  };
}
