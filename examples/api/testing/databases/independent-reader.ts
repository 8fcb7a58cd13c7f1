import pg from 'pg';

/** A connection to PostgreSQL. */
type Connection = Pick<pg.ClientBase, 'query'>;

/** Rows that an entry of the trail seals, with the place of the entry in the trail. */
const sealed = (table: string) => `
  select seal.key as row, entry.id as entry, entry.action, entry.after
  from audit_entries entry, jsonb_object_keys(entry.seals -> '${table}') seal (key)`;

const sealedOnce = (table: string, column = 'id') => `
  select t.${column} as what from ${table} t left join (${sealed(table)}) s on s.row = t.${column}::text
  group by t.${column} having count(distinct s.entry) <> 1`;

/** The numbers of a series. Ceremonies whose numbers have one prefix share a book: one may skip what another has. */
const series = (name: string) => `
  with numbers as (
    select ceremony_id, ${name}_place as place, ${name}_registry as text,
      substring(${name}_registry from '^(.*?)[0-9]+[^0-9]*$') as book,
      substring(${name}_registry from '([0-9]+)[^0-9]*$')::bigint as number
    from issued_titles
  )
  select ceremony_id as what from numbers group by ceremony_id
  having min(place) <> 0 or count(distinct place) <> count(*) or count(distinct text) <> count(*)
    or count(distinct number - place) <> 1
  union
  select range.ceremony_id
  from (select ceremony_id, book, min(number), max(number) from numbers group by ceremony_id, book) range,
    generate_series(range.min, range.max) expected
  where not exists (select from numbers n where n.book = range.book and n.number = expected)`;

/** Prints of titles, with the number of entries of a kind that the trail has before them. */
const printsAfter = (table: string, kind: string) => `
  select p.id, p.mark, count(e.id) as earlier
  from document_prints p
  join (${sealed('document_prints')}) printed on printed.row = p.id::text
  left join (${table} e join (${sealed(table)}) entered on entered.row = e.id::text)
    on e.title_id = p.title_id and e.kind = '${kind}' and entered.entry < printed.entry
  where p.title_id is not null group by p.id, p.mark`;

/**
 * Rules of the register in SQL alone, so that an error of the product's code can't hide itself. Each query returns what
 * breaks its rule.
 */
const rules: Readonly<Record<string, string>> = {
  'the actas of a ceremony are unique, in order and without a gap': series('record'),
  'the asignados of a ceremony are unique, in order and without a gap': series('assigned'),
  'the folios of a ceremony are unique, in order and without a gap': series('folio'),
  'an application has at most one title in force': `
    select application_id as what from issued_titles t
    where not exists (select from title_entries e where e.title_id = t.id and e.kind in ('annulled', 'rectified'))
    group by application_id having count(*) > 1`,
  'a chain has one end, after which nothing follows': `
    with recursive chain (root, id, depth) as (
      select id, id, 0 from issued_titles where predecessor_id is null
      union all
      select chain.root, t.id, depth + 1 from chain join issued_titles t on t.predecessor_id = chain.id
      where depth < 1000
    )
    select id as what from issued_titles where id not in (select id from chain)
    union all
    select root from chain c
    where not exists (select from issued_titles t where t.predecessor_id = c.id)
    group by root having count(*) <> 1
    union all
    select t.predecessor_id from issued_titles t join title_entries e on e.title_id = t.predecessor_id
    where e.kind = 'annulled'`,
  'a successor belongs to the person and ceremony of its predecessor, by one note': `
    select t.id as what from issued_titles t join issued_titles p on p.id = t.predecessor_id
    left join title_entries e on e.replacing_title_id = t.id and e.title_id = p.id and e.kind = 'rectified'
    group by t.id, p.id having count(e.id) <> 1 or t.application_id <> p.application_id
      or t.ceremony_id <> p.ceremony_id
    union all
    select e.id from title_entries e left join issued_titles t on t.id = e.replacing_title_id
    where e.kind = 'rectified' and t.predecessor_id is distinct from e.title_id`,
  'a title ends once': `
    select title_id as what from title_entries where kind in ('annulled', 'rectified')
    group by title_id having count(*) > 1`,
  'a title has its sealed content and one code': `
    select t.id as what from issued_titles t left join title_contents c on c.title_id = t.id
    left join title_codes k on k.title_id = t.id
    where c.title_id is null or k.code is null
    union all
    select min(title_id) from title_codes group by code having count(*) > 1`,
  'titles, notes, reviews, contents and prints are each in one entry of the trail': `
    ${sealedOnce('issued_titles')} union all ${sealedOnce('title_entries')}
    union all ${sealedOnce('title_holds')} union all ${sealedOnce('title_contents', 'title_id')}
    union all ${sealedOnce('document_prints')}`,
  'the copies of a title are numbered without a gap': `
    select max(id) as what from document_prints group by kind, title_id, ceremony_id * (title_id is null)::int
    having min(copy) <> 1 or max(copy) <> count(*) or count(distinct copy) <> count(*)`,
  'a print is about its title, by a version of a template that exists': `
    select p.id as what from document_prints p
    left join issued_titles t on t.id = p.title_id
    left join document_template_versions v
      on v.template_id = p.template_id and v.version = p.template_version and v.kind = p.kind
    where v.id is null or (p.title_id is not null and t.ceremony_id is distinct from p.ceremony_id)`,
  'a file is one entry of the trail, with its hash and all of its copies': `
    select min(p.id) as what from document_prints p
    join (${sealed('document_prints')}) s on s.row = p.id::text
    group by p.job
    having count(distinct s.entry) <> 1 or count(distinct p.file_sha256) <> 1 or min(s.action) <> 'printed'
      or min(s.after ->> 'sha256') <> min(p.file_sha256) or min(s.after ->> 'job') <> p.job
      or min(jsonb_array_length(s.after -> 'copies')) <> count(distinct p.id)`,
  'a paper says ANULADO exactly after the annulment': `
    select id as what from (${printsAfter('title_entries', 'annulled')}) p
    where (mark is not distinct from 'annulled') <> (earlier > 0)`,
  'a paper says RECTIFICADO exactly after the rectification': `
    select id as what from (${printsAfter('title_entries', 'rectified')}) p
    where (mark is not distinct from 'rectified') <> (earlier > 0)`,
  'a paper says DUPLICADO only after its resolution': `
    select id as what from (${printsAfter('title_entries', 'duplicated')}) p
    where mark = 'duplicate' and earlier = 0`,
  'nothing is printed of a title in review': `
    select h.id as what from (${printsAfter('title_holds', 'held')}) h
    join (${printsAfter('title_holds', 'lifted')}) l on l.id = h.id
    join (${printsAfter('title_entries', 'annulled')}) a on a.id = h.id
    where h.earlier > l.earlier and a.earlier = 0`,
  'the entries about a review or a hand-over of a title follow one another': `
    select min(id) as what from title_holds group by title_id, previous_id having count(*) > 1
    union all
    select h.id from title_holds h join title_holds p on p.id = h.previous_id
    where p.title_id <> h.title_id or p.kind = h.kind or p.id >= h.id
    union all
    select min(id) from handovers group by title_id, previous_id having count(*) > 1
    union all
    select h.id from handovers h join handovers p on p.id = h.previous_id
    where p.title_id <> h.title_id or p.id >= h.id`,
};

/** Reads the register, the books and the trail with SQL alone. @returns the broken rules, with the ids that break them */
export async function findContradictions(connection: Connection): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await connection.query<{ what: number }>(query);
    if (rows.length > 0) found.push(`${rule}: ${rows.map(({ what }) => what).join(', ')}`);
  }
  return found;
}

/** Reads a database over a connection for this alone. @returns the broken rules */
export async function readContradictions(databaseUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await findContradictions(client);
  } finally {
    await client.end();
  }
}
