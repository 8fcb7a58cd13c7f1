import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Passage } from './passages.ts';

/** A term that the project avoids. */
interface AvoidedTerm {
  readonly term: string;
  readonly inProse: RegExp;
  /** Matches names that are split at their capitals. */
  readonly inNames: RegExp;
}

type Pattern = RegExp | Pick<AvoidedTerm, 'inProse' | 'inNames'>;

const never = /(?!)/;

/** Terms of the contributing guide. */
const idiom: Readonly<Record<string, Pattern>> = {
  whoever: /\bwho(?:m)?ever\b/i,
  anew: /\banew\b/i,
  "one's own": /\bone's own\b|\bof (?:its|their|his|her|our) own\b/i,
  'is there': /\b(?:is|isn't|are|was|were) there\b/i,
  told: /\btold\b/i,
  kept: /\bkept\b/i,
  mended: /\bmend(?:s|ed|ing)?\b/i,
  looks: {
    inProse: /\b(?:its|the|their|two|several|other|all|both|same|own) looks\b|\blooks of\b/i,
    inNames: /\blooks\b/,
  },
  words: {
    inProse: /(?<!other )(?<!reserved )\bwords\b(?! of (?:a|the) (?:search|text))/i,
    inNames: /\bwords\b/,
  },
  room: { inProse: /\brooms?\b(?! (?:for|to)\b)/i, inNames: /\brooms?\b/ },
  ground: /\bground\b/i,
  'request for an application': {
    inProse: new RegExp(
      [
        String.raw`\b(?:approv|reject|confirm|review|decid)\w* (?:(?:a|the|each|every|one|several|many|some) )?(?:pending )?requests?\b`,
        String.raw`\b(?:approved|confirmed|graduate's|applicant's|person's) requests?\b`,
        String.raw`\brequests? (?:is|are|was|were) (?:pending|confirmed|rejected|approved|looked up)\b`,
        String.raw`\b(?:code|status|ceremony|career|detail|receipt) of (?:a|the|one|each|their) request\b`,
        String.raw`\brequests? (?:for|of) (?:a|the) (?:degree|title|ceremony|graduate|person)\b`,
        String.raw`\brequest's (?:code|status|ceremony|career)\b`,
      ].join('|'),
      'i',
    ),
    inNames: never,
  },
};

/**
 * Terms of the glossary's last column that also have a legitimate use. The others are matched as whole terms. `null`
 * marks an everyday term that a pattern can't tell from the avoided use.
 */
const legitimateUses: Readonly<Record<string, Pattern | null>> = {
  words: null,
  room: null,
  looks: null,
  ground: null,
  // A command line, and the frame of an installed web app.
  shell: { inProse: /\bconsole's shell\b|\bshell of the console\b/i, inNames: never },
  // WebAuthn's and fetch's own term.
  credential: null,
  given: { inProse: never, inNames: /^given$/ },
  catalogue: null,
  input: null,
  draft: null,
  fields: null,
  texts: null,
  // TypeScript is typed.
  typed: { inProse: never, inNames: /^typed$|^(?:has|is|was) typed/ },
  error: null,
  // Of a network or a test.
  fault: null,
  end: null,
  bar: null,
  gap: null,
  form: null,
  later: { inProse: never, inNames: /^later\b/ },
  net: { inProse: /\bthe net\b/i, inNames: /\bnet\b/ },
  // Of a test run.
  stage: null,
  occurrence: { inProse: never, inNames: /^occurrence$/ },
  // In the code of conduct.
  remark: /(?<!demeaning )\bremarks?\b/i,
  tell: { inProse: /\btells? the (?:host|page|site)\b/i, inNames: /^tells?\b/ },
};

const glossary = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/glossary.md'),
  'utf8',
);

/** The last column of the glossary's table of terms in code. */
export const glossaryTerms: readonly string[] = (glossary.split('\n## Code\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| in code'))
  .flatMap((line) => (line.split('|').at(-2) ?? '').split(','))
  .map((term) => term.trim())
  .filter((term) => term !== '');

/** Terms whose uses are listed above although the glossary doesn't name them. */
export const unlistedUses: readonly string[] = Object.keys(legitimateUses).filter(
  (term) => !glossaryTerms.includes(term),
);

function avoid(term: string, pattern: Pattern): AvoidedTerm {
  return pattern instanceof RegExp
    ? { term, inProse: pattern, inNames: pattern }
    : { term, ...pattern };
}

export const idiomTerms: readonly AvoidedTerm[] = Object.entries(idiom).map(([term, pattern]) =>
  avoid(term, pattern),
);

const terms: readonly AvoidedTerm[] = [
  ...idiomTerms,
  ...glossaryTerms.flatMap((term) => {
    const pattern = legitimateUses[term];
    if (pattern === null) return [];
    return [avoid(term, pattern ?? new RegExp(String.raw`\b${term}s?\b`, 'i'))];
  }),
];

/** Patterns that match whatever one of the terms matches. Most passages have none, which one test tells. */
const anyTerm = {
  inProse: anyOf(terms.map(({ inProse }) => inProse)),
  inNames: anyOf(terms.map(({ inNames }) => inNames)),
};

function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i');
}

/** @returns the avoided terms in a passage; a docstring that starts with a relative clause counts as one. */
export function avoidedIn({ kind, text }: Passage): readonly string[] {
  const place = kind === 'name' ? 'inNames' : 'inProse';
  const matched = anyTerm[place].test(text) ? terms : [];
  const found = matched.filter((term) => term[place].test(text)).map(({ term }) => term);
  return startsWithClause({ kind, text }) ? [...found, `starts with ${text.split(' ')[0]}`] : found;
}

/** True if a docstring starts with a free relative clause: "What is shown". */
export function startsWithClause({ kind, text }: Pick<Passage, 'kind' | 'text'>): boolean {
  return kind === 'docstring' && /^(?:What|Who|Whom|Whose|Where|How|Which|Whether)\b/.test(text);
}
