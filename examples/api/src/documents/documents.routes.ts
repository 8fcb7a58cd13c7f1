import type { On } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import { auditedChanges } from '../evidence/audit/audited-table.ts';
import { recordListed } from '../evidence/audit/record-reads.ts';
import { rangesOf } from '../evidence/audit/shown-rows.ts';
import { createThreadQueue } from '../platform/concurrency/thread-turns.ts';
import { authorityTable, listAuthorities } from './authorities.ts';
import { listDeletedTemplates, restoreTemplate } from './deleted-templates.ts';
import { documentFieldTable, listDocumentFields } from './document-fields.ts';
import {
  documentTemplateTable,
  listDocumentTemplates,
  readDocumentTemplate,
} from './document-templates.ts';
import { previewDocument } from './preview-document.ts';
import { checkPrint } from './print/check-print.ts';
import { listDocumentPrints } from './print/document-prints.ts';
import { printDocuments } from './print/print-documents.ts';

/** Time in which a file must be drawn, in milliseconds. */
const longestPrint = 5 * 60_000;

export function documentRoutes(on: On, services: Services): void {
  const { kysely } = services;
  const prints = createThreadQueue();
  const previews = createThreadQueue();
  const templates = auditedChanges(kysely, documentTemplateTable);
  const authorities = auditedChanges(kysely, authorityTable);
  const fields = auditedChanges(kysely, documentFieldTable);
  on('listDocumentTemplates', () => listDocumentTemplates(kysely));
  on('readDocumentTemplate', ({ target }) => readDocumentTemplate(kysely, target.id));
  on('createDocumentTemplate', templates.create);
  on('updateDocumentTemplate', templates.update);
  on('deleteDocumentTemplate', templates.remove);
  on('listDeletedTemplates', () => listDeletedTemplates(kysely));
  on('restoreDocumentTemplate', ({ target, audit }) => restoreTemplate(kysely, target.id, audit));
  on('printDocuments', ({ c, input, audit }) =>
    prints(() => {
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(longestPrint)]);
      return printDocuments(services, input, audit, signal);
    }),
  );
  on('checkDocuments', ({ c, input, audit }) =>
    prints(() => checkPrint(services, input, audit, c.req.raw.signal)),
  );
  on('previewDocument', ({ input, audit }) =>
    previews(() => previewDocument(services, input, audit)),
  );
  on('listDocumentPrints', async ({ c, audit }) => {
    const id = Number(c.req.query('title_id'));
    const prints = await listDocumentPrints(
      kysely,
      Number.isSafeInteger(id) && id > 0 ? id : undefined,
    );
    const titles = rangesOf(prints.flatMap(({ title_id }) => title_id ?? []));
    await recordListed(services, audit, 'document-prints', { titles });
    return prints;
  });
  on('listAuthorities', async ({ audit }) => {
    const officials = await listAuthorities(kysely);
    const shown = { authorities: rangesOf(officials.map(({ id }) => id)) };
    await recordListed(services, audit, 'authorities', shown);
    return officials;
  });
  on('createAuthority', authorities.create);
  on('updateAuthority', authorities.update);
  on('deleteAuthority', authorities.remove);
  on('listDocumentFields', () => listDocumentFields(kysely));
  on('createDocumentField', fields.create);
  on('updateDocumentField', fields.update);
  on('deleteDocumentField', fields.remove);
}
