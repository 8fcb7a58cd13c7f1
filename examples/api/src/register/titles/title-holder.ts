import { joinPersonName } from 'birrete/rules';
import { personNameOf } from '#platform/database/tables/person-columns.ts';

/** The name of a title's graduate, as messages show it. */
export function holderOf(title: Parameters<typeof personNameOf>[0]): string {
  return joinPersonName(personNameOf(title));
}
