import type { On } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import { createThreadTurns } from '../platform/concurrency/thread-turns.ts';
import {
  createAuthority,
  deleteAuthority,
  listAuthorities,
  updateAuthority,
} from './authorities.ts';
import { checkPrint } from './check-print.ts';
import {
  createDocumentField,
  deleteDocumentField,
  listDocumentFields,
  updateDocumentField,
} from './document-fields.ts';
import { listDocumentPrints } from './document-prints.ts';
import {
  createDocumentTemplate,
  deleteDocumentTemplate,
  listDocumentTemplates,
  readDocumentTemplate,
  updateDocumentTemplate,
} from './document-templates.ts';
import { previewDocument } from './preview-document.ts';
import { printDocuments } from './print-documents.ts';

/** Time in which a file must be drawn, in milliseconds. */
const longestPrint = 5 * 60_000;

export function documentRoutes(on: On, services: Services): void {
  const { kysely } = services;
  const takeTurn = createThreadTurns();
  on('listDocumentTemplates', () => listDocumentTemplates(kysely));
  on('readDocumentTemplate', ({ target }) => readDocumentTemplate(kysely, target.id));
  on('createDocumentTemplate', ({ input, audit }) =>
    createDocumentTemplate(services, input, audit),
  );
  on('updateDocumentTemplate', ({ target, input, audit }) =>
    updateDocumentTemplate(services, target, input, audit),
  );
  on('deleteDocumentTemplate', ({ target, audit }) =>
    deleteDocumentTemplate(services, target, audit),
  );
  on('printDocuments', async ({ c, input, audit }) => {
    const turn = await takeTurn();
    const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(longestPrint)]);
    try {
      return await printDocuments(services, input, audit, signal);
    } finally {
      turn.end();
    }
  });
  on('checkDocuments', ({ input }) => checkPrint(services, input));
  on('previewDocument', ({ input }) => previewDocument(services, input));
  on('listDocumentPrints', ({ c }) => {
    const id = Number(c.req.query('title_id'));
    return listDocumentPrints(kysely, Number.isSafeInteger(id) && id > 0 ? id : undefined);
  });
  on('listAuthorities', () => listAuthorities(kysely));
  on('createAuthority', ({ input, audit }) => createAuthority(services, input, audit));
  on('updateAuthority', ({ target, input, audit }) =>
    updateAuthority(services, target, input, audit),
  );
  on('deleteAuthority', ({ target, audit }) => deleteAuthority(services, target, audit));
  on('listDocumentFields', () => listDocumentFields(kysely));
  on('createDocumentField', ({ input, audit }) => createDocumentField(services, input, audit));
  on('updateDocumentField', ({ target, input, audit }) =>
    updateDocumentField(services, target, input, audit),
  );
  on('deleteDocumentField', ({ target, audit }) => deleteDocumentField(services, target, audit));
}
