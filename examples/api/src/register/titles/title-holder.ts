import { joinPersonName } from 'birrete/rules';

/** The name columns of a title. */
interface NamedTitle {
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly third_name: string | null;
  readonly last_name: string;
  readonly second_last_name: string | null;
}

/** The name of a title's graduate, as messages show it. */
export function holderOf(title: NamedTitle): string {
  return joinPersonName({
    firstName: title.first_name,
    secondName: title.middle_name,
    thirdName: title.third_name,
    lastName: title.last_name,
    secondLastName: title.second_last_name,
  });
}
