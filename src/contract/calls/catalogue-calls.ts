import type { GenericSchema } from 'valibot';
import type { CallUser } from '../call-user.ts';

interface CatalogueSpec<Input, Update, Row, Created, Refusal> {
  /** With its article, in purposes: 'a faculty'. */
  readonly one: string;
  /** In purposes: 'faculties'. */
  readonly many: string;
  readonly input: Input;
  readonly update: Update;
  readonly row: Row;
  readonly created: Created;
  /** Besides the sections of which it is a tab. */
  readonly listedBy?: readonly CallUser[];
  /** The messages of a success in Spanish. */
  readonly done: { readonly created: string; readonly updated: string; readonly deleted: string };
  readonly refusals: {
    readonly save: readonly Refusal[];
    readonly update?: readonly Refusal[];
    readonly missing: Refusal;
    readonly deletion: readonly Refusal[];
  };
}

/** Sent only to a server that announces `if-match`. */
export const ifMatch = {
  'If-Match':
    "The row's known version in quotes; 412 if it has changed since. Without it, the last write wins.",
} as const;

/** The four calls of a catalogue of Configuración. The table of calls checks the ids of refusals. */
export function catalogueCalls<
  Input extends GenericSchema,
  Update extends GenericSchema,
  Row extends GenericSchema,
  Created extends GenericSchema,
  const Refusal extends string,
>({
  one,
  many,
  input,
  update,
  row,
  created,
  listedBy = [],
  done,
  refusals,
}: CatalogueSpec<Input, Update, Row, Created, Refusal>) {
  const usedBy = ['config'] as const;
  const audience = 'administrators';
  const stale = [refusals.missing, 'rowChanged'] as const;
  return {
    list: {
      purpose: `List all ${many}`,
      usedBy: [...listedBy, ...usedBy],
      audience,
      status: 200,
      answer: { kind: 'list', schema: row },
    },
    create: {
      purpose: `Create ${one}`,
      usedBy,
      audience,
      input,
      status: 201,
      answer: { kind: 'data', schema: created },
      done: done.created,
      refusals: refusals.save,
    },
    update: {
      purpose: `Change ${one}`,
      usedBy,
      audience,
      input: update,
      headers: ifMatch,
      status: 200,
      answer: { kind: 'data', schema: row },
      done: done.updated,
      refusals: [...stale, ...refusals.save, ...(refusals.update ?? [])],
    },
    remove: {
      purpose: `Delete ${one}${refusals.deletion.length > 0 ? '; 409 while it is in use' : ''}`,
      usedBy,
      audience,
      headers: ifMatch,
      status: 200,
      answer: { kind: 'done' },
      done: done.deleted,
      refusals: [...stale, ...refusals.deletion],
    },
  } as const;
}
