import { checkTemplate } from '#register/document/check-template.ts';
import { severalSignatories } from '#register/document/several-signatories.ts';
import { titlesFor } from '#testing/university/titles.ts';
import { decline } from '../declined-call.ts';
import { layOutRoughly } from '../document-picture.ts';
import type { Replies } from '../exchange.ts';
import { findRow } from '../memory.ts';
import { contextOfToday, termOf } from '../titles/issued-context.ts';
import { fieldNames, printedValues } from '../titles/printed-values.ts';

/** Lays out the titles that an issue would create, by the oldest template of titles. */
export const issueCheck: Replies<'checkIssue'> = {
  checkIssue({ university, id }) {
    const { rows } = university;
    const ceremony = findRow(rows.ceremonies, id);
    if (ceremony === undefined) throw decline('ceremonyNotFound');
    const template = rows.documentTemplates.find(({ kind }) => kind === 'title');
    if (template === undefined) return { template: null, problems: [] };
    const withTitle = new Set(rows.titles.map(({ application_id }) => application_id));
    const graduates = rows.applications.filter(
      (row) => row.ceremony_id === id && row.status === 'CONFIRMADA' && !withTitle.has(row.id),
    );
    const issued = rows.titles.filter(({ ceremony_id }) => ceremony_id === id);
    const moments = { issueDate: university.today, at: university.now() };
    const titles = titlesFor(rows, { ceremony, graduates, issued, ...moments });
    const officials = rows.authorities.map((row) => ({ ...termOf(row), name: row.name }));
    const faculties = graduates.map(
      ({ career_id }) => findRow(rows.careers, career_id)?.faculty_id,
    );
    const day = ceremony.ceremony_date;
    const known = [
      ...severalSignatories(template, officials, { day, faculties }),
      ...checkTemplate(template, fieldNames(rows)),
    ];
    return {
      template: template.name,
      problems: [
        ...known.map((problem) => ({ application_id: null, problem })),
        ...titles.flatMap((title) => {
          const row = { id: 0, ...title };
          const context = contextOfToday(rows, row);
          const { problems } = layOutRoughly(template, printedValues(rows, row, [], { context }));
          return problems.map((problem) => ({ application_id: title.application_id, problem }));
        }),
      ],
    };
  },
};
