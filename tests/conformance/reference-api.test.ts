import { declareConformance, proofOfIdentityChecks } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PGlite', () =>
  serveReferenceApi({}, { registers: 'by-year' }),
);

declareConformance(
  'the reference API with receipt keys',
  () => serveReferenceApi({}, { lookUpProof: 'key' }),
  proofOfIdentityChecks,
);
