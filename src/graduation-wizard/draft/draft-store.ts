import { fallback, literal, object, optional, picklist, safeParse, string } from 'valibot';
import { optionalIdentifier } from '../../api/wire/fields.ts';
import { mapFields, ruleOf } from '../../domain/application/field-names.ts';
import { parseStored, type SafeStorage } from '../../session/safe-storage.ts';
import type { StepId } from '../progress/wizard.flow.ts';
import {
  type ApplicationDraft,
  draftChoices,
  draftTexts,
  emptyDraft,
  isUntouched,
} from './application-draft.ts';

/** A draft as it waits in the tab's storage, and the step it was left at. */
interface KeptDraft {
  readonly draft: ApplicationDraft;
  readonly step: StepId;
}

/** Where one wizard keeps its draft. Two wizards with different keys don't meet. */
export interface DraftStore {
  read(): KeptDraft | undefined;
  /** Keeps the draft; an untouched one is not worth a notice after a reload. */
  keep(kept: KeptDraft): void;
  discard(): void;
}

const prefix = 'birrete-wizard-draft';
/** Drafts are far smaller; anything larger was not written by this store. */
const longestEntry = 20_000;

const [secretTexts, keptTexts] = [
  draftTexts.filter((name) => ruleOf(name).isSecret),
  draftTexts.filter((name) => !ruleOf(name).isSecret),
];

/** Each field is checked alone, so that one spoilt field does not cost the others. */
const entry = object({
  version: literal(1),
  step: fallback(picklist(['ceremony', 'career', 'details', 'review']), 'ceremony'),
  draft: object({
    ...mapFields(draftChoices, () => optional(optionalIdentifier)),
    ...mapFields(keptTexts, (name) => fallback(string(), emptyDraft[name])),
  }),
});

/**
 * The draft in the tab's own storage: it survives a reload and a crash, not the tab. What the table of fields calls
 * secret is never written.
 *
 * @param key distinguishes wizards of different universities.
 */
export function draftStore(storage: SafeStorage, key: string): DraftStore {
  const name = `${prefix}:${key}`;
  const discard = () => storage.remove(name);
  return {
    discard,
    read: () => {
      const written = storage.read(name);
      return written === undefined || written.length > longestEntry ? undefined : parse(written);
    },
    keep: ({ draft, step }) => {
      const kept = { ...draft, ...mapFields(secretTexts, () => '') };
      if (isUntouched(kept)) discard();
      else storage.write(name, JSON.stringify({ version: 1, step, draft: kept }));
    },
  };
}

function parse(written: string): KeptDraft | undefined {
  const result = safeParse(entry, parseStored(written));
  if (!result.success) return undefined;
  const draft = { ...emptyDraft, ...result.output.draft };
  return isUntouched(draft) ? undefined : { draft, step: result.output.step };
}
