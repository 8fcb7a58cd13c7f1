import { pipe, transform } from 'valibot';
import * as paths from '#contract/paths/paths.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { rowsAt } from '../rows-at.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalText, optionalWebAddress } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const title = pipe(
  rowOf({
    id: [identifier, 'id', 'title_id'],
    applicationCode: [optionalText, 'application_code'],
    firstName: [optionalText, 'first_name'],
    secondName: [optionalText, 'middle_name'],
    thirdName: [optionalText, 'third_name'],
    lastName: [optionalText, 'last_name'],
    secondLastName: [optionalText, 'second_last_name'],
    idNumber: [optionalText, 'id_number'],
    careerName: [optionalText, 'career_name'],
    facultyName: [optionalText, 'faculty_name'],
    ceremonyName: [optionalText, 'ceremony_name'],
    ceremonyDate: [optionalDate, 'ceremony_date'],
    issueDate: [optionalDate, 'issue_date'],
    degreeTitle: [optionalText, 'degree_title'],
    record: [optionalText, 'record_registry'],
    assigned: [optionalText, 'assigned_registry'],
    folio: [optionalText, 'folio_registry'],
    code: [optionalText, 'verification_code'],
    url: [optionalWebAddress, 'verification_url'],
    notes: [optionalText, 'notes'],
    createdAt: [optionalTimestamp, 'created_at'],
    updatedAt: [optionalTimestamp, 'updated_at'],
  }),
  transform(({ record, assigned, folio, code, url, ...row }): IssuedTitle => {
    const { firstName, secondName, thirdName, lastName, secondLastName, ...others } = row;
    return {
      ...others,
      fullName: joinPersonName({ firstName, lastName, secondLastName }),
      names: { firstName, secondName, thirdName, lastName, secondLastName },
      registry: { record, assigned, folio },
      verification: code === undefined ? undefined : { code, url },
    };
  }),
);

/** All issued titles. */
export const listTitles = rowsAt(paths.listTitles, title);
