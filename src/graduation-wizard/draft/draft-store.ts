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

/** A draft in the tab's storage, and its step. */
interface SavedDraft {
  readonly draft: ApplicationDraft;
  readonly step: StepId;
}

/** Storage for one wizard's draft. Wizards with different keys are independent. */
export interface DraftStore {
  read(): SavedDraft | undefined;
  /** Saves the draft; an untouched one is removed, because it needs no notice after a reload. */
  keep(saved: SavedDraft): void;
  discard(): void;
}

const prefix = 'birrete-wizard-draft';
/** Drafts are far smaller; this store never writes a larger entry. */
const longestEntry = 20_000;

const [secretTexts, savedTexts] = [
  draftTexts.filter((name) => ruleOf(name).isSecret),
  draftTexts.filter((name) => !ruleOf(name).isSecret),
];

/** Each field is validated separately, so that an invalid one does not affect the others. */
const entry = object({
  version: literal(1),
  step: fallback(picklist(['ceremony', 'career', 'details', 'review']), 'ceremony'),
  draft: object({
    ...mapFields(draftChoices, () => optional(optionalIdentifier)),
    ...mapFields(savedTexts, (name) => fallback(string(), emptyDraft[name])),
  }),
});

/**
 * The draft in the tab's session storage: it survives a reload and a crash, not the tab. Secret fields are never
 * written.
 *
 * @param key distinguishes wizards of different universities.
 * @param blank the draft of an untouched form
 */
export function draftStore(
  storage: SafeStorage,
  key: string,
  blank: ApplicationDraft = emptyDraft,
): DraftStore {
  const name = `${prefix}:${key}`;
  const discard = () => storage.remove(name);
  return {
    discard,
    read: () => {
      const written = storage.read(name);
      return written === undefined || written.length > longestEntry
        ? undefined
        : parse(written, blank);
    },
    keep: ({ draft, step }) => {
      const saved = { ...draft, ...mapFields(secretTexts, () => '') };
      if (isUntouched(saved, blank)) discard();
      else storage.write(name, JSON.stringify({ version: 1, step, draft: saved }));
    },
  };
}

function parse(written: string, blank: ApplicationDraft): SavedDraft | undefined {
  const result = safeParse(entry, parseStored(written));
  if (!result.success) return undefined;
  const draft = { ...blank, ...result.output.draft };
  return isUntouched(draft, blank) ? undefined : { draft, step: result.output.step };
}
