import * as v from 'valibot';
import {
  documentTemplateEntries,
  documentTemplateSummaryEntries,
} from '#contract/inputs/documents/document-template.ts';

/** A stored template of documents in a list, without its pictures and blocks. */
export const documentTemplateSummaryAnswer = v.object({
  id: v.number(),
  ...documentTemplateSummaryEntries,
  version: v.number(),
});

/** A stored template of documents with its pictures and blocks. */
export const documentTemplateAnswer = v.object({
  id: v.number(),
  ...documentTemplateEntries,
  version: v.number(),
});

/** A template in a list, as the server answers it. */
export type DocumentTemplateSummaryAnswer = v.InferOutput<typeof documentTemplateSummaryAnswer>;
/** A whole template, as the server answers it. */
export type DocumentTemplateAnswer = v.InferOutput<typeof documentTemplateAnswer>;
