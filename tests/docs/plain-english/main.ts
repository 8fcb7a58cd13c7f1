/**
 * `npm run english`: counts avoided terms per area, in all files. With prefixes of paths it lists each finding, e.g.
 * `npm run english -- src/ui tests/e2e`.
 */
import { avoidedIn, idiomTerms, startsWithClause } from './avoided-terms.ts';
import { exempt } from './exempt.ts';
import { type Passage, pages, readPassages, sources } from './passages.ts';

const prefixes = process.argv.slice(2);
const passages = [...pages, ...sources].flatMap(readPassages);
if (prefixes.length > 0)
  list(passages.filter(({ file }) => prefixes.some((p) => file.startsWith(p))));
else count(passages);

function list(chosen: readonly Passage[]): void {
  for (const passage of chosen) {
    const found = avoidedIn(passage);
    if (found.length === 0) continue;
    const { file, line, kind, text } = passage;
    console.log(`${file}:${line} ${kind} [${found.join(', ')}] ${text.replaceAll('\n', ' ')}`);
  }
}

function count(all: readonly Passage[]): void {
  const areas = new Map<string, Passage[]>();
  for (const passage of all) {
    const area = areaOf(passage.file);
    const others = areas.get(area);
    if (others === undefined) areas.set(area, [passage]);
    else others.push(passage);
  }
  console.table(
    Object.fromEntries(
      [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([area, own]) => [area, rowOf(own)]),
    ),
  );
  console.log('All areas');
  console.table({
    'docstrings that start with What, Who, Where, How, Which': all.filter(startsWithClause).length,
    docstrings: all.filter(({ kind }) => kind === 'docstring').length,
    'listed terms per 1,000 in docs': perThousand(all, 'docs'),
    'listed terms per 1,000 in docstrings': perThousand(all, 'docstring'),
    'listed terms per 1,000 in comments': perThousand(all, 'comment'),
    'passages with an avoided term': all.filter((passage) => avoidedIn(passage).length > 0).length,
    'folders and files still exempt': exempt.length,
  });
}

function rowOf(own: readonly Passage[]) {
  const findings = own.map((passage) => ({ passage, found: avoidedIn(passage) }));
  const of = (...kinds: readonly Passage['kind'][]) =>
    findings.filter(({ passage, found }) => kinds.includes(passage.kind) && found.length > 0)
      .length;
  return {
    'What, Who…': own.filter(startsWithClause).length,
    docs: of('docs'),
    docstrings: of('docstring'),
    comments: of('comment'),
    titles: of('test title'),
    names: of('name'),
  };
}

/** Frequency of the guide's terms (not the glossary's) in prose. */
function perThousand(all: readonly Passage[], kind: Passage['kind']): number {
  const prose = all.filter((passage) => passage.kind === kind).map(({ text }) => text);
  const found = prose.flatMap((text) =>
    idiomTerms.flatMap(({ inProse }) => text.match(new RegExp(inProse.source, 'gi')) ?? []),
  );
  const total = prose.join(' ').split(/\s+/).length;
  return Number(((found.length / total) * 1000).toFixed(1));
}

/** A widget, a section of the console, a folder of tests. */
function areaOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (third === '') return second === '' ? '(top level)' : top;
  if (second === 'admin-console') return `${top}/${second}/${third.includes('.') ? '' : third}`;
  return `${top}/${second}`;
}
