import type { ActorCtx, ById } from '@portal/platform/server'
import type { LineState, PreviewRow, RightImport } from '../../contract/import/preview.ts'
import { roomOf } from '../add-right.ts'
import { findExisting, keyOfLine } from './find-existing.ts'
import type { ReadLine } from './judge-line.ts'
import { endOf, getOwnImport, openImport, type StoredImport } from './own-import.ts'

type ReadCtx = Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'now' | 'cipher'>

/** The line that says the same as an earlier one is told which one that is; a faulty line is none that others repeat. */
const rowOf = (
  { line, facts, faults }: ReadLine,
  existing: PreviewRow['existing'],
  earlier: number | undefined,
): PreviewRow => {
  const row = (state: LineState, more: PreviewRow['faults'] = []) => ({
    ...{ line, state, facts, existing },
    sameAs: more.length > 0 ? (earlier ?? null) : null,
    faults: [...faults, ...more],
  })
  if (existing !== null) return row('duplicate')
  if (faults.length > 0) return row('faulty')
  if (earlier === undefined) return row('ready')
  const field = facts.registerNum === '' ? 'recordName' : 'registerNum'
  return row('duplicate', [{ field, msg: `与第${earlier}行是同一项权利` }])
}

/** What may become of each line as the vault stands now. */
export const rowsOf = async (ctx: ReadCtx, lines: readonly ReadLine[]): Promise<PreviewRow[]> => {
  const known = lines.map(({ facts }) => keyOfLine(ctx, facts))
  const existing = await findExisting(
    ctx,
    known.filter((one) => one !== null),
  )
  const earlier = new Map<string, number>()
  return lines.map((line, at) => {
    const key = known[at] ?? null
    if (key === null) return rowOf(line, null, undefined)
    const row = rowOf(line, existing.get(key) ?? null, earlier.get(key))
    if (row.state === 'ready') earlier.set(key, line.line)
    return row
  })
}

const confirmedOf = ({ created, skipped }: StoredImport): RightImport['confirmed'] =>
  created === null || skipped === null ? null : { created, skipped }

/** A list as its owner sees it before he confirms it. */
export const previewOf = async (ctx: ReadCtx, stored: StoredImport): Promise<RightImport> => {
  const { fileName, lines } = openImport(ctx, stored)
  const rows = await rowsOf(ctx, lines)
  const count = (state: LineState) => rows.filter((row) => row.state === state).length
  return {
    ...{ id: stored.id, fileName, total: rows.length },
    ...{ ready: count('ready'), faulty: count('faulty'), duplicate: count('duplicate') },
    room: await roomOf(ctx),
    expiresAt: endOf(stored),
    confirmed: confirmedOf(stored),
    rows,
  }
}

/** The caller's own list. @throws AppFailure `right.import_gone` */
export const viewImport = async (ctx: ReadCtx, { params }: ById): Promise<RightImport> =>
  previewOf(ctx, await getOwnImport(ctx, params.id))
