import * as v from 'valibot';
import { documentTemplateEntries } from '../inputs/document-template.ts';

/** A stored template of documents. */
export const documentTemplateAnswer = v.object({
  id: v.number(),
  ...documentTemplateEntries,
  version: v.number(),
});

/** A template, as the server answers it. */
export type DocumentTemplateAnswer = v.InferOutput<typeof documentTemplateAnswer>;
