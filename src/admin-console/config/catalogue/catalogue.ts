import type { ComponentType } from 'react';
import type { ApiClient } from '../../../api/client.ts';
import type { PluralMessage } from '../../../messages/define-messages.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { ListState } from '../../data/list-state.ts';
import type { ListKey } from '../../data/query-keys.ts';
import type { CatalogueId } from '../config-tabs.flow.ts';

/** What every row of a catalogue has. */
export interface CatalogueRow {
  readonly id: number;
}

/** A form as it is typed: every value is a text, a choice its key, a switch 'yes' or 'no'. */
export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

export const on = 'yes';
export const off = 'no';

/** One of the values of a choice or a filter. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** The words that each catalogue says in its own way. */
interface CatalogueWords {
  readonly rowCount: PluralMessage;
  readonly add: string;
  readonly editTitle: string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly searchPlaceholder: string;
  readonly empty: string;
  readonly emptyFiltered: string;
  readonly loadFailed: string;
  readonly saveFailed: string;
  readonly removeFailed: string;
  readonly created: string;
  readonly updated: string;
  readonly removed: string;
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
  /** The choice that filters nothing. */
  readonly every: string;
  readonly choiceOf: (row: Row) => Choice | undefined;
}

export interface CatalogueField<Row, Field extends string> {
  readonly id: Field;
  readonly kind: 'text' | 'email' | 'choice' | 'search-choice' | 'switch';
  readonly label: string;
  readonly hint?: string | undefined;
  /** The sentence when it is empty (spec §5); a field without one may stay empty. */
  readonly required?: string | undefined;
  /** The sentence when an e-mail doesn't look like one. */
  readonly invalid?: string | undefined;
  /** Whether the form has it now. @default always */
  readonly isAsked?: ((values: FieldValues<Field>, row: Row | undefined) => boolean) | undefined;
  /** Why it can't be changed; undefined when it can. */
  readonly lock?: ((row: Row | undefined, rows: readonly Row[]) => string | undefined) | undefined;
}

/** What became of creating. */
export type Outcome =
  | { readonly status: 'done'; readonly temporaryPassword?: string | undefined }
  /** The answer was lost; the list has what was sent, and nothing was sent again. */
  | { readonly status: 'found' }
  /** Neither an answer nor the list came; the next attempt reads the list before it sends. */
  | { readonly status: 'unknown'; readonly cause: unknown }
  /** A part was written before the failure: there is no success, and trying again does the rest (ruling 41). */
  | { readonly status: 'half-done'; readonly cause: unknown; readonly note: string };

/** Creates what a form holds. One is begun per opened form, so that it may remember what an attempt has written. */
export type Create<Row, Field extends string> = (
  api: ApiClient,
  values: FieldValues<Field>,
  rows: readonly Row[],
) => Promise<Outcome>;

export interface CatalogueAsideProps<Row, Field extends string> {
  readonly values: FieldValues<Field>;
  readonly row: Row | undefined;
}

/** Everything that tells one catalogue from another; the machinery under it is the same for all. */
export interface Catalogue<Row extends CatalogueRow, Field extends string> {
  readonly id: CatalogueId;
  readonly words: CatalogueWords;
  readonly listKey: ListKey;
  readonly read: (api: ApiClient, signal: AbortSignal) => Promise<readonly Row[]>;
  /** Lists that show names of this one, and are read again with it. */
  readonly dependents: readonly ListKey[];

  readonly columns: readonly CatalogueColumn<Row>[];
  readonly order: TableSort;
  readonly findBy: (row: Row) => readonly (string | undefined)[];
  readonly filters: readonly CatalogueFilter<Row>[];
  /** Search, order and filters with nothing chosen, by their names in the address; one constant object. */
  readonly noFilters: Readonly<Record<string, string>>;
  /** What the row is called in its actions and in dialogs. */
  readonly nameOf: (row: Row) => string;

  readonly fields: readonly CatalogueField<Row, Field>[];
  readonly blank: FieldValues<Field>;
  readonly valuesOf: (row: Row) => FieldValues<Field>;
  /** A hook: the choices of the form's choice fields, read while a form is open. */
  readonly useChoices: (
    row: Row | undefined,
  ) => Readonly<Partial<Record<Field, ListState<Choice>>>>;
  /** Stands beneath the fields and follows what is typed. */
  readonly Aside?: ComponentType<CatalogueAsideProps<Row, Field>> | undefined;

  /** What somebody new is called when their one-time password is shown, or was lost with the answer. */
  readonly nameOfValues?: ((values: FieldValues<Field>) => string) | undefined;
  /** Called once per opened form. */
  readonly beginCreate: () => Create<Row, Field>;
  readonly update: (
    api: ApiClient,
    row: Row,
    values: FieldValues<Field>,
  ) => Promise<Outcome | undefined>;
  readonly remove: (api: ApiClient, id: number) => Promise<undefined>;
  /** Why a row can't be removed (ruling 42); undefined when it can. */
  readonly refuseRemoval?: ((row: Row, rows: readonly Row[]) => string | undefined) | undefined;
}

/** The search's name in the address, and that of the order; '' is the catalogue's own order. */
export const searchKey = 'q';
export const sortKey = 'sort';
