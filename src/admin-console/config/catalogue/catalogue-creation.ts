import type { ApiClient } from '../../../api/client.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import type { CatalogueRow, Create, FieldValues, Outcome } from './catalogue.ts';

interface CreationOptions<Row, Field extends string, Made> {
  readonly read: (api: ApiClient) => Promise<readonly Row[]>;
  readonly send: (api: ApiClient, values: FieldValues<Field>) => Promise<Made>;
  /** Whether a row is what a form asked for. */
  readonly isSame: (row: Row, values: FieldValues<Field>) => boolean;
  /** What the server's answer brought. */
  readonly outcomeOf?: ((made: Made) => Outcome) | undefined;
}

/** Begins to create a row of a catalogue, once however often the line is cut. */
export function beginCreation<Row extends CatalogueRow, Field extends string, Made>({
  outcomeOf = () => ({ status: 'done' }),
  ...creation
}: CreationOptions<Row, Field, Made>): Create<Row, Field> {
  const create = beginCreateOnce(creation);
  return async (api, values, rows) => {
    const end = await create(api, values, rows);
    return end.status === 'created' ? outcomeOf(end.made) : end;
  };
}
