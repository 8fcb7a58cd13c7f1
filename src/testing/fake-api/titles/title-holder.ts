import { joinPersonName } from '#domain/person/person-name.ts';
import type { TitleRow } from '#testing/university/rows.ts';

/** The name of a title's graduate, as messages show it. */
export function holderOf(
  title: Pick<
    TitleRow,
    'first_name' | 'middle_name' | 'third_name' | 'last_name' | 'second_last_name'
  >,
): string {
  return joinPersonName({
    firstName: title.first_name,
    secondName: title.middle_name,
    thirdName: title.third_name,
    lastName: title.last_name,
    secondLastName: title.second_last_name,
  });
}
