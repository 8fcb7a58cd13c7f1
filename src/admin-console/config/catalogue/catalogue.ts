/**
 * What a catalogue of Configuración is made of. A catalogue is data: the table, the form and the changes of its rows;
 * `CataloguePanel` shows it with the same parts as every section (`list/`, `form/`, `data/`).
 */
import type { ReactNode } from 'react';
import type { ApiClient } from '../../../api/client.ts';
import type { PluralMessage } from '../../../messages/define-messages.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { CreateOnce } from '../../data/create-once.ts';
import type { Resource } from '../../data/resources.ts';
import type { ListState } from '../../data/use-list.ts';
import type { Values } from '../../form/form.flow.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import type { CatalogueId } from '../config-tabs.flow.ts';

export interface Catalogue<Row extends CatalogueRow, Field extends string> {
  readonly id: CatalogueId;
  readonly resource: Resource<Row>;
  readonly words: CatalogueWords;
  /** What the row is called in its actions and in dialogs. */
  readonly nameOf: (row: Row) => string;
  readonly table: CatalogueTable<Row>;
  readonly form: CatalogueForm<Row, Field>;
  readonly changes: CatalogueChanges<Row, Field>;
  /** Passwords that are given anew, in a catalogue of people. */
  readonly reissue?: Reissue<Row> | undefined;
}

/** A one-time password in the place of one that got lost. */
interface Reissue<Row> {
  /** What the action is called; `{name}` is the person's. */
  readonly action: string;
  readonly isFor: (row: Row) => boolean;
  /** @returns the password */
  readonly call: (api: ApiClient, row: Row) => Promise<string>;
}

/** What every row of a catalogue has. */
export interface CatalogueRow {
  readonly id: number;
}

/** The words that each catalogue has of its own. */
interface CatalogueWords {
  readonly rowCount: PluralMessage;
  readonly add: string;
  readonly editTitle: string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly searchPlaceholder: string;
  readonly empty: string;
  readonly emptyFiltered: string;
  readonly saveFailed: string;
  readonly removeFailed: string;
  readonly created: string;
  readonly updated: string;
  readonly removed: string;
}

export interface CatalogueTable<Row> {
  readonly columns: readonly CatalogueColumn<Row>[];
  readonly order: TableSort;
  /** The texts that the search looks through. */
  readonly searchBy: (row: Row) => readonly (string | undefined)[];
  readonly filters: readonly CatalogueFilter<Row>[];
}

export interface CatalogueColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** A flag is shown as a badge Sí/No; undefined as 'No disponible'. */
  readonly value: (row: Row) => string | number | boolean | undefined;
  readonly width: string;
  readonly isRowHeader?: boolean | undefined;
  /** The text may need a second line. @default false */
  readonly isLong?: boolean | undefined;
}

/** A filter whose choices are what the rows hold. */
export interface CatalogueFilter<Row> {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** Label of the option that shows all rows. */
  readonly allLabel: string;
  readonly choiceOf: (row: Row) => Choice | undefined;
}

/** The form of a row, or of a new one where `row` is undefined. */
export interface CatalogueForm<Row, Field extends string> {
  readonly fields: (row: Row | undefined, rows: readonly Row[]) => readonly EntryField<Field>[];
  readonly valuesOf: (row: Row | undefined) => Values<Field>;
  /** A hook: the choices of the choice fields, read while a form is open. */
  readonly useChoices: (row: Row | undefined) => ChoiceLists<Field>;
  /** Beneath the fields; follows what is typed. */
  readonly aside?: ((values: Values<Field>, row: Row | undefined) => ReactNode) | undefined;
}

export type ChoiceLists<Field extends string> = Partial<Readonly<Record<Field, ListState<Choice>>>>;

/** A field of an entry's form. The value of a choice is its key, or its label where a server sends only that. */
export interface EntryField<Field extends string> {
  readonly id: Field;
  readonly kind: 'text' | 'email' | 'choice' | 'search-choice' | 'switch';
  readonly label: string;
  readonly hint?: string | undefined;
  /** The sentence when it is empty; a field without one may stay empty. */
  readonly required?: string | undefined;
  /** The sentence when an e-mail doesn't look like one. */
  readonly invalid?: string | undefined;
  /** Why it can't be changed; undefined when it can. */
  readonly lock?: string | undefined;
  /** Whether the form has it, by what is typed in the others. @default always */
  readonly isAsked?: ((values: Values<Field>) => boolean) | undefined;
}

/** The values of a switch. */
export const on = 'yes';
export const off = 'no';

export interface CatalogueChanges<Row extends CatalogueRow, Field extends string> {
  /** Called once per opened form, so that it may remember what an attempt has written. */
  readonly beginCreate: () => CreateOnce<Row, Values<Field>, Created | undefined>;
  readonly update: (api: ApiClient, row: Row, values: Values<Field>) => Promise<string | undefined>;
  readonly remove: (api: ApiClient, row: Row) => Promise<undefined>;
  /** Why a row can't be removed; undefined when it can. */
  readonly refuseRemoval?: ((row: Row, rows: readonly Row[]) => string | undefined) | undefined;
  /** Whose one-time password a creation brings; left out where it brings none. */
  readonly passwordHolder?: ((values: Values<Field>) => string) | undefined;
}

/** What the answer to a creation brought. */
export interface Created {
  readonly temporaryPassword?: string | undefined;
}
