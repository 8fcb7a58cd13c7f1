import type { ProposedTitleAnswer } from '#contract/title-proof.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { listedPersonOf } from '#testing/university/numbered-rows.ts';
import type { ApplicationRow, DemoUniversity } from '#testing/university/rows.ts';
import { applicationAnswer } from '../answers.ts';
import { contentVersion } from '../memory.ts';

/** The wording of an application's title, by the rows as they are now. */
export function proposedTitle(
  rows: DemoUniversity,
  row: ApplicationRow,
): Omit<ProposedTitleAnswer, 'image'> {
  const { career_name, faculty_name, ceremony_name, ceremony_date } = applicationAnswer(rows, row);
  const ceremony = rows.ceremonies.find(({ id }) => id === row.ceremony_id);
  const degree = rows.degreeTitles.findLast(
    ({ career_id, gender_id }) => career_id === row.career_id && gender_id === row.gender_id,
  );
  const title = {
    full_name: joinPersonName(listedPersonOf(row)),
    identification_type: row.identification_type,
    id_number: row.id_number,
    degree_title: degree?.title_name ?? null,
    career_name,
    faculty_name,
    ceremony_name,
    ceremony_date,
    ceremony_location: ceremony?.ceremony_location ?? '',
  };
  const template = rows.documentTemplates.find(({ kind }) => kind === 'title');
  const { date_of_birth, place_of_birth, gender_id } = row;
  const { authorities, documentFields } = rows;
  const others = {
    date_of_birth,
    place_of_birth,
    gender_id,
    authorities,
    documentFields,
    template,
  };
  return { version: String(contentVersion({ ...title, ...others })), ...title };
}
