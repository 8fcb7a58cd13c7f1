import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, refused } from '../reading.ts';

const { read, write, issue } = checksIn('Beyond the contract, where it is announced');

/** @throws NotChecked without a template or a title */
async function selectionIn(context: Context): Promise<{ template: Row; title: Row }> {
  const [template] = listOf(await context.admin('GET', '/api/document-templates')).filter(
    ({ kind }) => kind === 'title',
  );
  const [title] = listOf(await context.admin('GET', '/api/titles'));
  if (template !== undefined && title !== undefined) return { template, title };
  throw new NotChecked('the server has no template of a title, or no issued title');
}

/** A template as the body of another one. */
async function templateCopy(context: Context, template: Row): Promise<object> {
  const path = `/api/document-templates/${idOf(template, 'document-template')}`;
  const whole = fieldOf(accepted(await context.admin('GET', path)).json, 'data');
  return { ...Object(whole), name: `Conformidad ${Date.now()}` };
}

const official = { name: 'Dra. Conformidad', office: 'Decana', valid_from: '2024-09-16' };

export const documentChecks: readonly Check[] = [
  write(
    'authority-life',
    'An official is created, changed and deleted, and a reversed term is refused',
    async (context) => {
      await demandExtras(context, 'documents');
      const reversed = { ...official, valid_until: '2024-09-15' };
      refused(await context.admin('POST', '/api/authorities', reversed), 422);
      const created = accepted(await context.admin('POST', '/api/authorities', official));
      const path = `/api/authorities/${fieldOf(created.json, 'data.id')}`;
      const retired = { ...official, valid_until: '2026-01-31' };
      const changed = accepted(await context.admin('PUT', path, retired));
      demand(
        fieldOf(changed.json, 'data.valid_until') === '2026-01-31',
        'the change of the last day is not answered',
      );
      accepted(await context.admin('DELETE', path));
      refused(await context.admin('DELETE', path), 404);
    },
  ),
  read(
    'document-template-read',
    'The list of templates has no pictures, and a template is read whole',
    async (context) => {
      await demandExtras(context, 'documents');
      const templates = listOf(await context.admin('GET', '/api/document-templates'));
      demand(
        templates.every(({ images, blocks }) => images === undefined && blocks === undefined),
        'a template in the list has images or blocks',
      );
      const [template] = templates;
      if (template === undefined) throw new NotChecked('the server has no template');
      const id = idOf(template, 'document-template');
      const whole = accepted(await context.admin('GET', `/api/document-templates/${id}`));
      demand(fieldOf(whole.json, 'data.name') === template.name, 'another template is answered');
      demand(
        fieldOf(whole.json, 'data.images') !== undefined &&
          Array.isArray(fieldOf(whole.json, 'data.blocks')),
        'the template has no images or no blocks',
      );
      refused(await context.admin('GET', '/api/document-templates/999999'), 404);
    },
  ),
  write(
    'document-template-restored',
    'A deleted template is listed, and restored once with its id',
    async (context) => {
      await demandExtras(context, 'deleted-templates');
      const { template } = await selectionIn(context);
      const path = '/api/document-templates';
      const copy = await templateCopy(context, template);
      const { json } = accepted(await context.admin('POST', path, copy));
      const id = Number(fieldOf(json, 'data.id'));
      const restoration = `/api/deleted-document-templates/${id}/restoration`;
      refused(await context.admin('POST', restoration), 404);
      accepted(await context.admin('DELETE', `${path}/${id}`));
      const deleted = listOf(await context.admin('GET', '/api/deleted-document-templates'));
      demand(
        deleted.some((row) => row.id === id),
        'the deleted template is not listed',
      );
      accepted(await context.admin('POST', restoration));
      accepted(await context.admin('GET', `${path}/${id}`));
      refused(await context.admin('POST', restoration), 404);
      accepted(await context.admin('DELETE', `${path}/${id}`));
    },
  ),
  read(
    'documents-checked',
    'Documents are checked without being recorded as printed',
    async (context) => {
      await demandExtras(context, 'documents');
      const { template, title } = await selectionIn(context);
      const prints = `/api/document-prints?title_id=${idOf(title, 'title')}`;
      const before = listOf(await context.admin('GET', prints)).length;
      const selection = {
        template_id: idOf(template, 'document-template'),
        title_ids: [idOf(title, 'title')],
      };
      listOf(await context.admin('POST', '/api/documents/check', selection));
      const after = listOf(await context.admin('GET', prints)).length;
      demand(after === before, `the check recorded ${after - before} prints`);
    },
  ),
  issue(
    'documents-printed',
    'A print is a PDF, and its job sends the same copy again and nothing else',
    async (context) => {
      await demandExtras(context, 'documents');
      const { template, title } = await selectionIn(context);
      const job = `conformance-${Date.now()}`;
      const body = {
        template_id: idOf(template, 'document-template'),
        title_ids: [idOf(title, 'title')],
        job,
      };
      const first = accepted(await context.admin('POST', '/api/documents', body));
      const content = String(fieldOf(first.json, 'data.content'));
      demand(atob(content.slice(0, 8)).startsWith('%PDF'), 'the content is no PDF in base64');
      const again = accepted(await context.admin('POST', '/api/documents', body));
      const copies = [first, again].map(({ json }) => JSON.stringify(fieldOf(json, 'data.copies')));
      demand(copies[0] === copies[1], `the copies are ${copies.join(' and ')}`);
      const forged = accepted(
        await context.admin(
          'POST',
          '/api/document-templates',
          await templateCopy(context, template),
        ),
      );
      const id = fieldOf(forged.json, 'data.id');
      refused(await context.admin('POST', '/api/documents', { ...body, template_id: id }), 409);
      accepted(await context.admin('DELETE', `/api/document-templates/${id}`));
      const next = { ...body, job: `${job}-2` };
      const second = accepted(await context.admin('POST', '/api/documents', next));
      demand(
        JSON.stringify(fieldOf(second.json, 'data.copies')) !== copies[0],
        'another job printed the same copy',
      );
    },
  ),
];
