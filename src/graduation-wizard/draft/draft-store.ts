import { fallback, literal, number, object, optional, picklist, safeParse, string } from 'valibot';
import { optionalIdentifier } from '#api/wire/fields.ts';
import { mapFields, ruleOf } from '#domain/application/field-names.ts';
import { parseStored, type SafeStorage } from '#session/safe-storage.ts';
import { tabEntries } from '#session/tab-entries.ts';
import {
  type ApplicationDraft,
  draftChoices,
  draftTexts,
  emptyDraft,
  isUntouched,
} from './application-draft.ts';
import type { StepId } from './step-id.ts';
import type { Received } from './submission-result.ts';

/** A draft in the tab's storage, and its step; or an application that was received. */
interface SavedDraft {
  readonly draft: ApplicationDraft;
  readonly step: StepId;
  readonly received?: Omit<Received, 'draft'> | undefined;
}

/** Storage for one wizard's draft. Wizards with different keys are independent. */
export interface DraftStore {
  read(): SavedDraft | undefined;
  /** Saves a draft; an untouched one is removed, because it needs no notice after a reload. */
  keep(saved: SavedDraft): void;
  discard(): void;
}

/** The person at a shared computer may leave without closing the tab. */
const expiryMs = 60 * 60_000;
/** Drafts are far smaller; this store never writes a larger entry. */
const longestEntry = 20_000;

const [secretTexts, savedTexts] = [
  draftTexts.filter((name) => ruleOf(name).isSecret),
  draftTexts.filter((name) => !ruleOf(name).isSecret),
];

const notOnReceipt = savedTexts.filter((name) => ruleOf(name).receipt !== true);

const day = object({ year: number(), month: number(), day: number() });

const receivedEntry = object({
  code: string(),
  key: optional(string()),
  sentOn: day,
  ceremony: optional(object({ name: string(), date: optional(day), location: optional(string()) })),
  career: optional(object({ name: string(), typeName: optional(string()) })),
});

/** Each field is validated separately, so that an invalid one does not affect the others. */
const entry = object({
  version: literal(2),
  /** The time of the last change, in milliseconds since 1970. */
  savedAt: number(),
  step: fallback(picklist(['ceremony', 'career', 'details', 'review']), 'ceremony'),
  draft: object({
    ...mapFields(draftChoices, () => optional(optionalIdentifier)),
    ...mapFields(savedTexts, (name) => fallback(string(), emptyDraft[name])),
  }),
  received: optional(receivedEntry),
});

/**
 * The draft in the tab's session storage: it survives a reload and a crash, not the tab, and expires an hour after the
 * last change. Secret fields are never written. An application that was received takes its place, with the fields of the
 * receipt, for an hour more.
 *
 * @param key distinguishes wizards of different universities.
 * @param blank the draft of an untouched form
 */
export function draftStore(
  storage: SafeStorage,
  key: string,
  blank: ApplicationDraft = emptyDraft,
): DraftStore {
  const name = `${tabEntries.wizardDraft}${key}`;
  /** The stored content: saving it again, as after a reload, does not renew its age. */
  let stored = '';
  const discard = () => {
    stored = '';
    storage.remove(name);
  };
  return {
    discard,
    read: () => {
      const written = storage.read(name);
      if (written === undefined || written.length > longestEntry) return undefined;
      const saved = parse(written, blank);
      if (saved === undefined) discard();
      else stored = JSON.stringify(saved);
      return saved;
    },
    keep: ({ draft, step, received }) => {
      const left = received === undefined ? secretTexts : [...secretTexts, ...notOnReceipt];
      // The receipt has the names of what was chosen, and states no gender.
      const choices = received && mapFields(draftChoices, () => undefined);
      const saved = { ...draft, ...mapFields(left, () => ''), ...choices };
      if (received === undefined && isUntouched(saved, blank)) return discard();
      const content = { draft: saved, step, received };
      if (JSON.stringify(content) === stored) return;
      stored = JSON.stringify(content);
      storage.write(name, JSON.stringify({ version: 2, savedAt: Date.now(), ...content }));
    },
  };
}

function parse(written: string, blank: ApplicationDraft): SavedDraft | undefined {
  const result = safeParse(entry, parseStored(written));
  if (!result.success || isExpired(result.output.savedAt)) return undefined;
  const { step, received } = result.output;
  const draft = { ...blank, ...result.output.draft };
  if (received !== undefined) {
    const { ceremony, career } = received;
    return { draft, step, received: { ...received, ceremony, career } };
  }
  return isUntouched(draft, blank) ? undefined : { draft, step };
}

/** A draft from the future has an unknown age: the clock was set back. */
function isExpired(savedAt: number): boolean {
  const age = Date.now() - savedAt;
  return age < 0 || age >= expiryMs;
}
