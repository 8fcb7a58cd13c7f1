import {
  type ContentPart,
  contentDifferences,
  type EditionDifference,
  type TitleContent,
} from 'birrete/rules';
import type { Services } from '#calls/services.ts';
import { readDocumentContext } from '../document-context.ts';
import { contentOf } from '../document-values.ts';
import type { GatheredDocument } from '../gather-documents.ts';
import { selectGraduates } from '../graduates.query.ts';
import type { TitleToPrint } from '../printed-values.ts';
import type { TemplateVersion } from './template-versions.ts';

/**
 * Finds where documents differ from those of today: in the form of their first print, and in what was issued.
 * @param template the template of today that the user chose
 * @returns the differences of each document
 */
export async function findDifferences(
  services: Pick<Services, 'kysely' | 'settings'>,
  documents: readonly GatheredDocument[],
  template: TemplateVersion,
): Promise<readonly (readonly EditionDifference[])[]> {
  const changed = await findChangedParts(
    services,
    documents.flatMap(({ titles }) => titles),
  );
  return documents.map((document) => [
    ...formDifferences(document, template, services.settings.verification.page),
    ...[...new Set(document.titles.flatMap(({ title }) => changed.get(title.id) ?? []))].map(
      (part) => ({ kind: 'changed-content' as const, part }),
    ),
  ]);
}

function formDifferences(
  { firstPrint, edition }: GatheredDocument,
  today: TemplateVersion,
  page: string | undefined,
): readonly EditionDifference[] {
  if (firstPrint === undefined) return [];
  const printedAt = firstPrint.printed_at.toISOString();
  const { template, isLost, verificationPage } = edition;
  const named = { template: firstPrint.template_name, printedAt };
  const differences: EditionDifference[] = [];
  if (template.id !== today.id) differences.push({ kind: 'other-template', ...named });
  else if (isLost) differences.push({ kind: 'lost-template', ...named });
  else if (!isSameForm(template, today)) differences.push({ kind: 'changed-template', ...named });
  if (verificationPage !== page) differences.push({ kind: 'changed-address', printedAt });
  return differences;
}

/** True for versions that draw the same. The database sorts the keys of both; a name is not drawn. */
function isSameForm(a: TemplateVersion, b: TemplateVersion): boolean {
  const drawn = ({ template }: TemplateVersion) => JSON.stringify({ ...template, name: '' });
  return drawn(a) === drawn(b);
}

/** Finds the parts of each title, by its id, that its documents would state otherwise if it were issued today. */
async function findChangedParts(
  { kysely, settings }: Pick<Services, 'kysely' | 'settings'>,
  titles: readonly TitleToPrint[],
): Promise<ReadonlyMap<number, readonly ContentPart[]>> {
  const context = await readDocumentContext({ kysely, settings });
  const graduates = await selectGraduates(kysely)
    .innerJoin('issued_titles as t', 't.application_id', 'a.id')
    .select('t.id as title_id')
    .where(
      't.id',
      'in',
      titles.map(({ title }) => title.id),
    )
    .execute();
  const today = new Map(graduates.map((graduate) => [graduate.title_id, graduate]));
  return new Map(
    titles.map(({ title }) => {
      const graduate = today.get(title.id);
      if (graduate === undefined) return [title.id, []];
      const { date_of_birth: date, place_of_birth: place } = graduate;
      const parts = contentDifferences(
        { content: title.content, birth: title.birth ?? undefined },
        { content: contentOf(context, graduate, issueOf(title.content)), birth: { date, place } },
      );
      return [title.id, parts.filter((part) => !isRectified(title, part))];
    }),
  );
}

function issueOf({ issueDate, numbers }: TitleContent) {
  return { issueDate, numbers };
}

const rectifiable: readonly ContentPart[] = [
  'name',
  'document',
  'birth',
  'gender',
  'degree',
  'ceremony',
  'fields',
];

/** The application of a rectified title stays as it was: its successor differs from it on purpose. */
function isRectified({ predecessor_id }: TitleToPrint['title'], part: ContentPart): boolean {
  return predecessor_id !== null && rectifiable.includes(part);
}
