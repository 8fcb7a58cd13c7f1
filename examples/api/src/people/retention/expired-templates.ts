import { findUnusedTemplates } from '#documents/unused-templates.ts';
import type { Expiry } from './expiry.ts';

/** The templates of documents that nobody has used since the end. */
export function expiredTemplates(end: Date): Expiry {
  return {
    count: async (kysely) => (await findUnusedTemplates(kysely, end)).length,
    async remove(trx) {
      const ids = await findUnusedTemplates(trx, end);
      await trx
        .deleteFrom('document_templates')
        .where('id', 'in', [0, ...ids])
        .execute();
      return { count: ids.length, rows: { document_templates: ids } };
    },
  };
}
