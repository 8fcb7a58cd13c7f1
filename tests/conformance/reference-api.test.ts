// @module-tag rare
import { findDump } from '../../examples/api/testing/databases/embedded-databases.ts';
import { declareConformance } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PGlite', async () => {
  const template = await findDump('migrated');
  return serveReferenceApi({ template }, { registers: 'by-year', opensDocuments: true });
});
