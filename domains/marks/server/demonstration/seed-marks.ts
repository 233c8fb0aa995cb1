import { createHash } from 'node:crypto'
import { addDays, addMonths, type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { JobCtx } from '@portal/platform/server'
import type { ListedMark } from '../import/read-mark.ts'
import { markImports } from '../import.table.ts'
import { indexColumns } from '../index-row/index-columns.ts'
import { knownMarks } from '../mark.table.ts'
import { noteSource } from '../mark-source.ts'
import { draw, drawFrom } from './draw.ts'
import { alikeNames, inventName } from './invented-names.ts'

const source = '演示商标'
const rowCount = 300
/** The classes of the goods that a demonstration shows most. */
const classes = [9, 25, 35, 3, 5, 11, 12, 14, 18, 21, 28, 29, 30, 32, 41, 42] as const
const towns = ['汀岚', '朔屿', '澄川', '霁港', '岫州', '沅东', '蔚海', '桉城'] as const
const statuses = ['registered', 'registered', 'registered', 'pending', 'dead'] as const
/** A registration lasts ten years. */
const termMonths = 120

/** An invented mark: its number and its holder say that it is one. */
const inventedMark = (at: number, today: Day): ListedMark => {
  const name = alikeNames[at] ?? inventName(at)
  const status = drawFrom(at, 'status', statuses)
  const appliedOn = addDays(today, -400 - draw(at, 'age', 2_500))
  const registeredOn = status === 'pending' ? null : addDays(appliedOn, 300)
  return {
    number: `演示-${String(at + 1).padStart(4, '0')}`,
    name,
    classes: [...new Set([drawFrom(at, 'class', classes), drawFrom(at, 'other class', classes)])].sort((a, b) => a - b),
    holder: `演示${drawFrom(at, 'town', towns)}${drawFrom(at, 'trade', ['商贸', '科技', '服饰', '食品'])}有限公司`,
    status,
    appliedOn,
    registeredOn,
    expiresOn: registeredOn && addDays(addMonths(registeredOn, termMonths), -1),
  }
}

/** Writes a list of marks that nobody owns, as if it had been imported today; in the caller's transaction. */
export const seedMarks = async (ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  const now = ctx.now()
  const asOf = shanghaiDayOf(now)
  const marks = Array.from({ length: rowCount }, (_, at) => inventedMark(at, asOf))
  const text = marks.map((mark) => `${JSON.stringify(mark)}\n`).join('')
  const size = Buffer.byteLength(text)
  const importId = ctx.newId()
  await ctx.db.insert(markImports).values({
    ...{
      id: importId,
      state: 'finished',
      fileName: '演示商标.jsonl',
      format: 'jsonl',
      encoding: 'utf-8',
      source,
      asOf,
    },
    ...{ size, bytes: size, sha256: createHash('sha256').update(text).digest('hex'), isDemonstration: true },
    ...{ createTime: now, startTime: now, endTime: now, lines: rowCount, accepted: rowCount, added: rowCount },
  })
  await ctx.db.insert(knownMarks).values(marks.map((mark) => ({ ...mark, ...indexColumns(mark), source, importId })))
  await noteSource(ctx, { name: source, asOf, isDemonstration: true })
}
