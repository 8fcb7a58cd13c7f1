/**
 * The definition of a catalogue in Configuración: the table, the form and the changes of its rows, as data.
 * `CataloguePanel` renders it with the parts that all sections share (`list/`, `form/`, `data/`).
 */
import type { ComponentType, ReactNode } from 'react';
import type { ConfigView } from '#admin-console/addresses/console-links.ts';
import type { CreateOnce } from '#admin-console/data/create-once.ts';
import type { Resource } from '#admin-console/data/resources.ts';
import type { ListState } from '#admin-console/data/use-list.ts';
import type { Problems, Values } from '#admin-console/form/form.flow.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import type { ApiClient } from '#api/client.ts';
import type { PluralMessage } from '#messages/define-messages.ts';
import type { CardRole, TableSort } from '#ui/table/data-table-props.ts';

/** The list of a catalogue, without the form of its rows. */
export interface ListedCatalogue<Row extends CatalogueRow> {
  /** Names its actions for `can`. */
  readonly id: ConfigView;
  /** Names its filters in the URL. @default `config-` and the id */
  readonly listName?: string | undefined;
  readonly resource: Resource<Row>;
  readonly messages: CatalogueMessages;
  /** The name of a row in actions and dialogs. */
  readonly rowName: (row: Row) => string;
  readonly table: CatalogueTable<Row>;
  readonly changes: CatalogueRemoval<Row>;
  /** Says how a removed row comes back. @default a removal is final */
  readonly restoration?: string | undefined;
  /** An action of its rows before editing and removal. */
  readonly rowAction?: CatalogueRowAction<Row> | undefined;
}

/** A catalogue with a form of fields. */
export interface Catalogue<Row extends CatalogueRow, Field extends string>
  extends ListedCatalogue<Row> {
  readonly form: CatalogueForm<Row, Field>;
  readonly changes: CatalogueChanges<Row, Field>;
}

/** A catalogue whose rows have a dialog of another kind. */
export interface EditedCatalogue<Row extends CatalogueRow> extends ListedCatalogue<Row> {
  /** Creates a row, or edits the given one. */
  readonly editor: ComponentType<{
    readonly row: Row | undefined;
    readonly onClose: () => void;
  }>;
}

/** An action that opens a dialog. */
interface CatalogueRowAction<Row extends CatalogueRow> {
  /** With the row's name as `{name}`. */
  readonly label: string;
  readonly Icon: ComponentType;
  readonly isFor: (row: Row) => boolean;
  readonly Dialog: ComponentType<RowActionDialogProps<Row>>;
}

export interface RowActionDialogProps<Row extends CatalogueRow> {
  readonly row: Row;
  /** The row's name. */
  readonly name: string;
  readonly onClose: () => void;
  /** Opens another dialog in place of this one. */
  readonly onFollowUp: (dialog: FollowUp) => void;
}

/** A dialog that shows what a change has made. */
export type FollowUp = (onClose: () => void) => ReactNode;

/** The minimum that every row has. */
export interface CatalogueRow {
  readonly id: number;
}

/** The messages that differ between catalogues. */
export interface CatalogueMessages {
  /** The label of the tab and of its table. */
  readonly tab: string;
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
  /** The texts that the search covers. */
  readonly searchBy: (row: Row) => readonly (string | undefined)[];
  readonly filters: readonly CatalogueFilter<Row>[];
}

export interface CatalogueColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** A boolean is shown as a badge Sí/No, undefined as 'No disponible'. */
  readonly value: (row: Row) => string | number | boolean | undefined;
  readonly width: string;
  readonly isRowHeader?: boolean | undefined;
  /** True if the text may wrap. @default false */
  readonly isLong?: boolean | undefined;
  /** The role in the compact card of a phone. */
  readonly card?: CardRole | undefined;
}

export interface CatalogueFilter<Row> {
  /** The name of its URL parameter. */
  readonly id: string;
  readonly label: string;
  readonly allLabel: string;
  readonly choiceOf: (row: Row) => Choice | undefined;
}

/** The form of a row, or of a new one if `row` is undefined. */
export interface CatalogueForm<Row, Field extends string> {
  readonly fields: (row: Row | undefined, rows: readonly Row[]) => readonly EntryField<Field>[];
  readonly valuesOf: (row: Row | undefined) => Values<Field>;
  /** The names of fields in the body, for messages that the server sends about them. */
  readonly wireNames: Readonly<Partial<Record<Field, string>>>;
  /** Problems between fields that are valid on their own, by field. */
  readonly termProblems?: ((values: Values<Field>) => Problems<Field, string>) | undefined;
  /** A hook that provides the options of choice fields while a form is open. */
  readonly useChoices: (row: Row | undefined) => ChoiceLists<Field>;
  /** Content below the fields, which depends on the current values. */
  readonly aside?: ((values: Values<Field>, row: Row | undefined) => ReactNode) | undefined;
}

export type ChoiceLists<Field extends string> = Partial<Readonly<Record<Field, ListState<Choice>>>>;

/** A field of a form. The value of a choice is its key, or its label if a server sends only that. */
export interface EntryField<Field extends string> {
  readonly id: Field;
  readonly kind: 'text' | 'email' | 'date' | 'picture' | 'choice' | 'search-choice' | 'switch';
  readonly label: string;
  readonly hint?: string | undefined;
  /** The message for an empty value; undefined for an optional field. */
  readonly required?: string | undefined;
  /** The message for an invalid e-mail address or date. */
  readonly invalid?: string | undefined;
  /** The reason why the field is read-only; undefined if it is editable. */
  readonly lock?: string | undefined;
  /** True if the field is shown, which may depend on other values. @default always */
  readonly isVisible?: ((values: Values<Field>) => boolean) | undefined;
}

/** The values of a switch. */
export const on = 'yes';
export const off = 'no';

/** Removes rows. */
interface CatalogueRemoval<Row extends CatalogueRow> {
  readonly remove: (api: ApiClient, row: Row) => Promise<undefined>;
  /** The reason why a row can't be removed; undefined if it can. */
  readonly refuseRemoval?: ((row: Row, rows: readonly Row[]) => string | undefined) | undefined;
}

export interface CatalogueChanges<Row extends CatalogueRow, Field extends string>
  extends CatalogueRemoval<Row> {
  /** Called once per opened form, so that attempts can remember what earlier ones wrote. */
  readonly beginCreate: () => CreateOnce<Row, Values<Field>, FollowUp | undefined>;
  /** The dialog after a creation whose response was lost. @default none */
  readonly afterLostResponse?: ((values: Values<Field>) => FollowUp) | undefined;
  /** @param follow takes the dialog that opens after the update */
  readonly update: (
    api: ApiClient,
    row: Row,
    values: Values<Field>,
    follow: (dialog: FollowUp) => void,
  ) => Promise<string | undefined>;
}
