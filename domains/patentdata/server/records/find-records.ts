import { pageWindow } from '@portal/platform/contract'
import { type Ctx, countUpTo } from '@portal/platform/server'
import { and, asc, eq, exists, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { isApplicationNumber, plainApplicationNumber } from '../../contract/application-number.ts'
import { patentDataLimits } from '../../contract/limits.ts'
import { isTypedNumber, type RecordsQuery } from '../../contract/records.ts'
import { patentListings } from '../import.table.ts'
import { type PatentRecord, patentRecords } from '../patent.table.ts'
import { plainTitle, titleGrams } from '../title-grams.ts'

type Reading = Pick<Ctx, 'db'>
type Found = { rows: PatentRecord[]; totalElements: number; totalIsExact: boolean }

const { counted } = patentDataLimits
const { pn, applicationNumber, status, titleGrams: grams } = patentRecords

/** The beginning of a publication number, or a whole application number. */
const byNumber = (typed: string): SQL | undefined => {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^(CN|ZL)/, '')
  const application = plainApplicationNumber(plain)
  // Nine digits without a full stop are a publication number, though old application numbers had as many.
  const isApplication = isApplicationNumber(application) && (plain.includes('.') || plain.length > 12)
  if (isApplication) return eq(applicationNumber, application)
  const from = `CN${plain}`
  // Numbers have digits and capitals alone, so that all that begin so lie before this, in whatever order texts are sorted.
  return and(gte(pn, from), lte(pn, `${from}ZZZ`), sql`starts_with(${pn}, ${from})`)
}

/** A title that holds what was typed; one that may not be shown holds nothing. */
const holdsTyped = (plain: string): SQL => sql`strpos(${patentRecords.plainTitle}, ${plain}::text) > 0`

const listed = ({ db }: Reading, source: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(patentListings)
      .where(and(eq(patentListings.source, source), eq(patentListings.pn, pn))),
  )

/** The condition of a list; `byIndex` names the rows with a word in the title by the index of its pairs of signs. */
type Wanted = { byReading: SQL | undefined; byIndex: SQL | undefined; isWord: boolean }

const wantedBy = (ctx: Reading, { keyword, source, status: wanted }: RecordsQuery): Wanted => {
  const isWord = keyword !== '' && !isTypedNumber(keyword)
  const plain = plainTitle(keyword)
  const others = and(
    wanted === '' ? undefined : eq(status, wanted),
    source === '' ? undefined : listed(ctx, source),
    keyword === '' || isWord ? undefined : byNumber(keyword),
  )
  if (!isWord) return { byReading: others, byIndex: others, isWord }
  const pairs = sql`${grams} @> ${sql.param(titleGrams(plain))}::int[]`
  return { byReading: and(others, holdsTyped(plain)), byIndex: and(others, pairs, holdsTyped(plain)), isWord }
}

type Window = { limit: number; offset: number }

const inOrder = ({ db }: Reading, where: SQL | undefined, { limit, offset }: Window): Promise<PatentRecord[]> =>
  db.select().from(patentRecords).where(where).orderBy(asc(pn)).limit(limit).offset(offset)

/** The page of the few rows that an index names, which are sorted by themselves so that nothing else is read. */
const ofNamed = async (ctx: Reading, where: SQL | undefined, { limit, offset }: Window): Promise<PatentRecord[]> => {
  const named = ctx.db.select({ pn }).from(patentRecords).where(where).limit(counted).as('named')
  const page = await ctx.db.select({ pn: named.pn }).from(named).orderBy(asc(named.pn)).limit(limit).offset(offset)
  const numbers = page.map((row) => row.pn)
  return numbers.length === 0 ? [] : inOrder(ctx, inArray(pn, numbers), { limit, offset: 0 })
}

/**
 * One page of publications in the order of their numbers. Rows are counted up to a limit, and no page beyond it is read. Of a word
 * that many titles hold, the first are met soon by reading in order; of any other, the index names all.
 */
export const findRecords = async (ctx: Reading, query: RecordsQuery): Promise<Found> => {
  const wanted = wantedBy(ctx, query)
  const total = await countUpTo(ctx, patentRecords, wanted.byIndex, counted)
  const { limit, offset } = pageWindow(query)
  if (offset >= total.totalElements) return { rows: [], ...total }
  const window = { limit: Math.min(limit, counted - offset), offset }
  const isFew = wanted.isWord && total.totalIsExact
  const rows = isFew ? ofNamed(ctx, wanted.byIndex, window) : inOrder(ctx, wanted.byReading, window)
  return { rows: await rows, ...total }
}

/**
 * The names of all sources that told something. Each is found by one step in the index of what they told, however many
 * publications there are.
 */
export const findSources = async ({ db }: Reading): Promise<string[]> => {
  const { rows } = await db.execute<{ source: string }>(sql`with recursive named as (
      (select source from ${patentListings} order by source limit 1)
      union all
      select (select l.source from ${patentListings} l where l.source > named.source order by l.source limit 1)
      from named where named.source is not null
    )
    select source from named where source is not null`)
  return rows.map(({ source }) => source)
}
