import { joinPersonName } from '#domain/person/person-name.ts';
import { samplePerson } from '../../examples/api/testing/sample-application.ts';
import { compareRows } from './compare-rows.ts';
import { dates, otherTexts, shortYears } from './dates.ts';
import { emails, otherEmails } from './emails.ts';
import { nameOf, names } from './names.ts';

type Body = Readonly<Record<string, unknown>>;

/** A stored application, as far as the tables are about it. */
interface StoredPerson {
  readonly id_number: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly second_last_name: string | null;
}

/** A server that does without a second surname, and the ceremony and career to apply for. */
export interface Server {
  readonly apply: (body: Body) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly stored: () => Promise<readonly StoredPerson[]>;
  readonly choices: Body;
}

/** Applies with each name: none is refused, and the stored one is printed as the row says. */
export async function answersToNames(server: Server) {
  const statuses = await applyWithEach(
    server,
    30_000_000,
    names.map(([text]) => {
      const { firstName, secondName, lastName, secondLastName } = nameOf(text);
      return {
        first_name: firstName,
        second_name: secondName,
        last_name: lastName,
        second_last_name: secondLastName,
      };
    }),
  );
  const stored = new Map((await server.stored()).map((row) => [row.id_number, row]));
  const rows = names.map((row, index) => [...row, index] as const);
  return compareRows(
    rows,
    ([, , , index]) => [statuses[index], printed(stored.get(String(30_000_000 + index)))],
    ([, , text]) => [201, text],
  );
}

/** Applies with each date: one that a field has tidied is accepted, and any other text is not. */
export async function answersToDates(server: Server) {
  const tidied = [...new Set(dates.map(([, text]) => text))].map((text) => [text, 201] as const);
  const texts = [...shortYears.map(([text]) => text), ...otherTexts];
  const rows = [...tidied, ...texts.map((text) => [text, 422] as const)];
  const bodies = rows.map(([text]) => ({ date_of_birth: text }));
  const statuses = await applyWithEach(server, 31_000_000, bodies);
  const numbered = rows.map((row, index) => [...row, index] as const);
  return compareRows(
    numbered,
    ([, , index]) => statuses[index],
    ([, status]) => status,
  );
}

/** Applies with each address: a server accepts what looks like one, with a question of the wizard or without. */
export async function answersToEmails(server: Server) {
  const bodies = emails.map(([text]) => ({ email: text }));
  const statuses = await applyWithEach(server, 32_000_000, bodies);
  const rows = emails.map(([text], index) => [text, index] as const);
  return compareRows(
    rows,
    ([, index]) => statuses[index],
    ([text]) => (otherEmails.includes(text) ? 422 : 201),
  );
}

/** Sends one application per body, each of another person. @returns the statuses */
async function applyWithEach(
  { apply, choices }: Server,
  firstNumber: number,
  bodies: readonly Body[],
) {
  const statuses: number[] = [];
  for (const [index, body] of bodies.entries()) {
    const id_number = String(firstNumber + index);
    const { status } = await apply({ ...samplePerson, ...choices, id_number, ...body });
    statuses.push(status);
  }
  return statuses;
}

function printed(row: StoredPerson | undefined): string | undefined {
  return (
    row &&
    joinPersonName({
      firstName: row.first_name,
      secondName: row.middle_name ?? undefined,
      lastName: row.last_name,
      secondLastName: row.second_last_name ?? undefined,
    })
  );
}
