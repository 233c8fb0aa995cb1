import type { OwnConnection } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'

/** Numbers that records have, in the order in which a count numbers them. */
export const recordNumbers = [
  'citations',
  'bwd',
  'originality',
  'generality',
  'ipcGroups',
  'inventors',
  'pages',
  'claims',
  'firstClaimChars',
  'growth',
] as const
/**
 * `citations`: those by others, and a part of its own; `ipcGroups`: different main groups; `inventors`: how many; `growth`: what a
 * source told of the main group, else what was counted. The others are facts as they are.
 */
export type RecordNumber = (typeof recordNumbers)[number]

/** How a count goes on, in this order. */
export type CountPhase = 'reading' | 'growth' | 'quantiles'

export type CountWanted = {
  /** What a citation of its own counts beside one by others. */
  selfWeight: number
  /** Shares in whole per cent at which the values are told. */
  percents: readonly number[]
  /** Groups of fewer records are not told. */
  least: number
  /** Growth is told where both spans of five years have so many records. */
  leastForGrowth: number
  /** Whether invented records count as well. */
  withInvented: boolean
  /** Told before each phase. */
  onPhase: (phase: CountPhase) => Promise<void>
}

/** The values of a group: of a section and a year of filing, of the three years around it, of a section, of all. */
export type ValueTable = {
  number: RecordNumber
  level: 'year' | 'years' | 'section' | 'all'
  section: string | null
  year: number | null
  n: number
  quantiles: number[]
}

export type ValueCount = {
  /** Patents: an application whose grant is known counts once. */
  n: number
  /** The latest day up to which a source tells of them; null where there are none. */
  day: string | null
  sizes: { section: string | null; year: number; n: number }[]
  tables: ValueTable[]
  growth: { mainGroup: string; growth: number }[]
}

/** Applications stay unpublished for eighteen months, so that the last year of which all are known is two years back. */
const yearsUntilKnown = 2
const spanYears = 5

const fill = async ({ db }: OwnConnection, text: SQL): Promise<void> => {
  await db.execute(text)
}

const rowsOf = async <Row extends Record<string, unknown>>({ db }: OwnConnection, text: SQL): Promise<Row[]> =>
  (await db.execute(text)).rows as Row[]

const mainGroup = (ipcClass: SQL): SQL => sql`upper(replace(split_part(${ipcClass}, '/', 1), ' ', ''))`

/** One row for each patent, with its numbers as columns, so that the facts are read once. */
const readPatents = async (own: OwnConnection, { selfWeight, withInvented }: CountWanted): Promise<void> => {
  await fill(
    own,
    sql`create temp table counted_patent (section text, year int, main_group text, as_of text, citations float8, bwd float8,
      originality float8, generality float8, ipc_groups float8, inventors float8, pages float8, claims float8,
      first_claim_chars float8, growth float8)`,
  )
  await fill(
    own,
    sql`insert into counted_patent
      select substring(upper(ltrim(f.ipc ->> 0)) from '^[A-H]'), left(f."filingDate", 4)::int,
        nullif(${mainGroup(sql`f.ipc ->> 0`)}, ''), r.provenance -> 'filingDate' ->> 'asOf',
        f.fwd + ${selfWeight}::float8 * coalesce(f."fwdSelf", 0), f.bwd, f.originality, f.generality,
        case when jsonb_typeof(f.ipc) = 'array' then (
          select count(distinct ${mainGroup(sql`one`)}) from jsonb_array_elements_text(f.ipc) as listed(one)
        ) end,
        case when jsonb_typeof(f.inventors) = 'array' then jsonb_array_length(f.inventors) end,
        f.pages, f.claims, f."firstClaimChars", f."ipcGrowth5y"
      from patent_record r
      cross join lateral jsonb_to_record(r.facts) as f("filingDate" text, ipc jsonb, inventors jsonb, fwd float8,
        "fwdSelf" float8, bwd float8, originality float8, generality float8, pages float8, claims float8,
        "firstClaimChars" float8, "ipcGrowth5y" float8)
      where f."filingDate" is not null and (${withInvented} or not r.is_demonstration)
        and not exists (select from patent_record g where g.publication_number like '%B' and g.publication_number =
          case when r.publication_number like '%A' then left(r.publication_number, -1) || 'B' end)
        and not exists (select from patent_record g where g.publication_number like '%C' and g.publication_number =
          case when r.publication_number like '%A' then left(r.publication_number, -1) || 'C' end)
        and not exists (select from patent_record g where g.publication_number like '%B' and g.application_number =
          case when r.publication_number like '%A' then r.application_number end)`,
  )
  await fill(own, sql`analyze counted_patent`)
}

/** How many more a main group has in the last five years of filing of which all are known than in the five before. */
const countGrowth = async (own: OwnConnection, day: string, least: number): Promise<void> => {
  const last = Number(day.slice(0, 4)) - yearsUntilKnown
  const late = sql`count(*) filter (where year > ${last - spanYears}::int)`
  const early = sql`count(*) filter (where year <= ${last - spanYears}::int)`
  await fill(own, sql`create temp table group_growth (main_group text primary key, growth float8 not null)`)
  await fill(
    own,
    sql`insert into group_growth
      select main_group, round(${late}::numeric / ${early} - 1, 4)
      from counted_patent
      where main_group is not null and year > ${last - 2 * spanYears}::int and year <= ${last}::int
      group by main_group
      having least(${late}, ${early}) >= ${least}::int`,
  )
  await fill(own, sql`analyze group_growth`)
}

/** How many patents of a section and a year have each value: a thousandth of the rows from which all quantiles follow. */
const countEachValue = async (own: OwnConnection): Promise<void> => {
  await fill(
    own,
    sql`create temp table value_count (number int, section text, year int, value float8 not null, n int not null)`,
  )
  await fill(
    own,
    sql`insert into value_count
      select v.number, p.section, p.year, v.value, count(*)
      from counted_patent p
      left join group_growth g on g.main_group = p.main_group
      cross join lateral (values (0, p.citations), (1, p.bwd), (2, p.originality), (3, p.generality), (4, p.ipc_groups),
        (5, p.inventors), (6, p.pages), (7, p.claims), (8, p.first_claim_chars), (9, coalesce(p.growth, g.growth))
      ) as v(number, value)
      where v.value is not null
      group by v.number, p.section, p.year, v.value`,
  )
  await fill(own, sql`analyze value_count`)
}

type TableRow = Omit<ValueTable, 'number' | 'n'> & { number: number; n: string }

/** The quantiles of each group, where it has enough; the years around one are asked for where the year alone has not. */
const readTables = (own: OwnConnection, { percents, least }: CountWanted): Promise<TableRow[]> => {
  const quantiles = percents.map((percent) => sql`min(value) filter (where up_to * 100 >= total * ${percent}::int)`)
  return rowsOf<TableRow>(
    own,
    sql`with cell as (
        select number, section, year, sum(n) as n from value_count where section is not null group by 1, 2, 3
      ), few as (
        select span.number, span.section, y.year
        from (select number, section, min(year) as first, max(year) as last from cell group by 1, 2) span
        cross join lateral generate_series(span.first - 1, span.last + 1) as y(year)
        left join cell c on c.number = span.number and c.section = span.section and c.year = y.year
        where coalesce(c.n, 0) < ${least}::int
      ), grouped as (
        select 'year' as level, number, section, year, value, n from value_count where section is not null
        union all
        select 'years', f.number, f.section, f.year, v.value, sum(v.n)::int
        from few f join value_count v on v.number = f.number and v.section = f.section
          and v.year in (f.year - 1, f.year, f.year + 1)
        group by 2, 3, 4, 5
        union all
        select 'section', number, section, null, value, sum(n)::int from value_count where section is not null
        group by 2, 3, 5
        union all
        select 'all', number, null, null, value, sum(n)::int from value_count group by 2, 5
      ), ranked as (
        select level, number, section, year, value,
          sum(n) over (partition by level, number, section, year order by value) as up_to,
          sum(n) over (partition by level, number, section, year) as total
        from grouped
      )
      select level, number, section, year, total as n, array[${sql.join(quantiles, sql`, `)}] as quantiles
      from ranked group by level, number, section, year, total having total >= ${least}::int
      order by level, number, section, year`,
  )
}

const numberAt = (at: number): RecordNumber => {
  const found = recordNumbers[at]
  if (found === undefined) throw new Error(`there is no number ${at}`)
  return found
}

/**
 * Counts the values of all records with a day of filing, by section of the IPC and year of filing, in temporary tables of a
 * connection of its own: what comes back is small, however many records there are. A section is that of the main class; a record
 * without one counts among all alone.
 */
export const countValues = async (own: OwnConnection, wanted: CountWanted): Promise<ValueCount> => {
  // Sorts and groups of a million rows stay in memory.
  await fill(own, sql`set work_mem = '96MB'`)
  await wanted.onPhase('reading')
  await readPatents(own, wanted)
  const [all] = await rowsOf<{ n: string; day: string | null }>(
    own,
    sql`select count(*) as n, max(as_of) as day from counted_patent`,
  )
  const [n, day] = [Number(all?.n ?? 0), all?.day ?? null]
  if (day === null) return { n, day, sizes: [], tables: [], growth: [] }
  await wanted.onPhase('growth')
  await countGrowth(own, day, wanted.leastForGrowth)
  await wanted.onPhase('quantiles')
  await countEachValue(own)
  const tables = await readTables(own, wanted)
  const sizes = await rowsOf<{ section: string | null; year: number; n: string }>(
    own,
    sql`select section, year, count(*) as n from counted_patent group by 1, 2 order by 1, 2`,
  )
  const growth = await rowsOf<{ mainGroup: string; growth: number }>(
    own,
    sql`select main_group as "mainGroup", growth from group_growth order by 1`,
  )
  return {
    ...{ n, day, growth },
    sizes: sizes.map((size) => ({ ...size, n: Number(size.n) })),
    tables: tables.map((table) => ({ ...table, number: numberAt(table.number), n: Number(table.n) })),
  }
}
