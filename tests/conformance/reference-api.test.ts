// @module-tag rare
import { declareConformance } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PGlite', () =>
  serveReferenceApi({}, { registers: 'by-year', opensDocuments: true }),
);
