import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAuditYears } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type JobCtx, onOwnConnection } from '@portal/platform/server'
import { and, asc, between, gt, isNotNull } from 'drizzle-orm'
import { archives, type Entry, entries } from '../entry.table.ts'
import { hashOf } from '../entry-hash.ts'
import { archiveFolder, lineOf, readLines, syncFolder, writeLines } from './archive-file.ts'
import { type Head, readArchivedHead } from './archived-head.ts'

type ArchiveCtx = Pick<JobCtx, 'db' | 'now' | 'config'>
type Sealed = Entry & { seq: number }
export type ArchivedFile = typeof archives.$inferSelect

/** What a run has just done; a test ends it there, as a lost machine would. */
type Step = 'written' | 'placed' | 'recorded'

const batch = 2_000

const monthOf = (at: Date): string => shanghaiDayOf(at).slice(0, 7)

/** The month that stays, with all that came later: the present one so many years ago. */
const firstKeptMonth = async (ctx: ArchiveCtx): Promise<string> => {
  const [year = '', month = ''] = monthOf(ctx.now()).split('-')
  return `${Number(year) - (await readAuditYears(ctx))}-${month}`
}

/** The sealed entries behind a head in the order of the chain, each found to be what was sealed. */
async function* chainFrom({ db }: ArchiveCtx, head: Head): AsyncGenerator<Sealed[]> {
  let { seq, hash: prev } = head
  for (;;) {
    const rows = (await db
      .select()
      .from(entries)
      .where(and(isNotNull(entries.seq), gt(entries.seq, seq)))
      .orderBy(asc(entries.seq))
      .limit(batch)) as Sealed[]
    for (const row of rows) {
      const next = seq + 1
      const hash = hashOf(row, { seq: next, prev })
      const isSound = row.seq === next && row.prev === prev && row.hash === hash
      if (!isSound) throw new Error(`审计日志第 ${next} 条被改动或缺失，不能归档：请先查明原因`)
      ;[seq, prev] = [next, hash]
    }
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
  }
}

/** The lines of one month; a straggler that was sealed after later ones goes along with these. */
async function* linesOf(chain: AsyncIterable<Sealed[]>, month: string): AsyncGenerator<string[]> {
  for await (const rows of chain) {
    const end = rows.findIndex(({ at }) => monthOf(at) > month)
    yield rows.slice(0, end < 0 ? rows.length : end).map(lineOf)
    if (end >= 0) return
  }
}

/** The month of the next file; undefined where nothing old enough is left behind the head. */
const nextMonth = async ({ db }: ArchiveCtx, { seq }: Head, firstKept: string): Promise<string | undefined> => {
  const [next] = await db
    .select({ at: entries.at })
    .from(entries)
    .where(gt(entries.seq, seq))
    .orderBy(asc(entries.seq))
    .limit(1)
  const month = next && monthOf(next.at)
  return month !== undefined && month < firstKept ? month : undefined
}

/** Compares a file, as it lies on the disk, with the table, line by line; answers its head and digest. */
const compare = async (ctx: ArchiveCtx, path: string, start: Head): Promise<{ last: Head; sha256: string }> => {
  let last = start
  const read = readLines(path)
  for (;;) {
    const { value, done } = await read.next()
    if (done) return { last, sha256: value }
    for (const { seq, prev, hash } of value) {
      if (seq !== last.seq + 1 || prev !== last.hash) throw new Error(`entry ${seq} of the file is out of order`)
      last = { seq, hash }
    }
    const [first] = value
    const rows = await ctx.db
      .select({ seq: entries.seq, hash: entries.hash })
      .from(entries)
      .where(between(entries.seq, first?.seq ?? 0, last.seq))
      .orderBy(asc(entries.seq))
    const isSame =
      rows.length === value.length &&
      rows.every(({ seq, hash }, at) => seq === value[at]?.seq && hash === value[at]?.hash)
    if (!isSame) throw new Error(`the file differs from the table up to entry ${last.seq}`)
  }
}

/** Records the file, and lets its entries go, together or not at all. */
const letGo = (ctx: ArchiveCtx, file: ArchivedFile): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.insert(archives).values(file)
    const { rowCount } = await tx.delete(entries).where(between(entries.seq, file.firstSeq, file.lastSeq))
    if (rowCount !== file.lastSeq - file.firstSeq + 1) throw new Error('not all entries of the file were there')
  })

/** A run has a connection without limits of time, since a month may be large, and a lock: of two at once one ends at once. */
const alone = <T>(ctx: ArchiveCtx, work: (inside: ArchiveCtx) => Promise<T>): Promise<T> =>
  onOwnConnection(ctx.db, async ({ db, client }) => {
    const key = "hashtextextended('audit archive', 0)"
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`)
    if (!rows[0]?.taken) throw new Error('另一次归档正在进行。')
    try {
      return await work({ ...ctx, db })
    } finally {
      // The end of the connection would free the lock too, but a moment after the next run has asked for it. Where the connection
      // is broken, it is free already.
      await client.query(`select pg_advisory_unlock(${key})`).catch(() => undefined)
    }
  })

/** Moves one month to a file; undefined where nothing old enough is left. */
const archiveMonth = async (
  ctx: ArchiveCtx,
  { folder, firstKept, reached }: { folder: string; firstKept: string; reached: (step: Step) => Promise<void> },
): Promise<ArchivedFile | undefined> => {
  const start = await readArchivedHead(ctx)
  const month = await nextMonth(ctx, start, firstKept)
  if (month === undefined) return undefined
  const firstSeq = start.seq + 1
  const fileName = `audit-${month}-${firstSeq}.jsonl`
  const coming = join(folder, `.${fileName}.part`)
  await writeLines(coming, linesOf(chainFrom(ctx, start), month))
  await reached('written')
  const { last, sha256 } = await compare(ctx, coming, start)
  const file = { firstSeq, lastSeq: last.seq, month, prev: start.hash, head: last.hash, fileName, sha256 }
  await rename(coming, join(folder, fileName))
  await writeFile(join(folder, `${fileName}.head.json`), `${JSON.stringify(file)}\n`, { mode: 0o600, flush: true })
  await syncFolder(folder)
  await reached('placed')
  const archived = { ...file, archivedAt: ctx.now() }
  await letGo(ctx, archived)
  await reached('recorded')
  return archived
}

/**
 * Moves the entries that are older than the setting says to files of a month in the data folder. A file is on the disk, and
 * found equal to the table, before its entries go; a run that breaks off anywhere has lost nothing, and the next one writes
 * the file that was not recorded anew, under the same name. Answers the files that it made.
 */
export const archiveEntries = (
  ctx: ArchiveCtx,
  reached: (step: Step) => Promise<void> = async () => undefined,
): Promise<ArchivedFile[]> =>
  alone(ctx, async (inside) => {
    const folder = archiveFolder(ctx.config)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const firstKept = await firstKeptMonth(inside)
    const made: ArchivedFile[] = []
    for (;;) {
      const file = await archiveMonth(inside, { folder, firstKept, reached })
      if (file === undefined) return made
      made.push(file)
    }
  })
