import { type ById, type Bytes, type Ctx, createGate, printPaper } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { sheets } from '../filing.table.ts'
import { findingsOn, getOwnSheet, papersOf } from '../own-sheet.ts'
import { openContent } from '../sheet-content.ts'
import type { SheetReadCtx } from '../sheet-ctx.ts'
import { printDocx } from './print-docx.ts'
import { notFilled, type Paper, sheetPaper } from './sheet-paper.ts'

/**
 * Writing a document keeps the process busy for a tenth of a second, so documents are written one by one, and other
 * calls are answered in between.
 */
const writing = createGate({ running: 1, waiting: 16 })

const print = {
  pdf: (paper: Paper, at: Date) =>
    printPaper({ ...paper, name: paper.head, gap: { text: notFilled, isOpen: true }, at }),
  docx: (paper: Paper) => writing(() => printDocx(paper)),
}

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** The sheet as a file, as it was saved last; remembers that this version was downloaded. */
export const takeSheet = async (
  ctx: SheetReadCtx & Pick<Ctx, 'config'>,
  { params, body }: ById & { body: { format: keyof typeof types } },
): Promise<Bytes> => {
  const sheet = await getOwnSheet(ctx, params.id)
  const content = openContent(ctx, sheet)
  const papers = (await papersOf(ctx, [sheet.id])).get(sheet.id) ?? []
  const { facts, terms } = content
  const paper = sheetPaper({
    facts,
    terms,
    papers,
    findings: findingsOn(ctx, { content, papers }),
    saveTime: sheet.saveTime.getTime(),
    now: ctx.now(),
    isDemonstration: ctx.config.mode === 'demonstration',
  })
  const written = await print[body.format](paper, ctx.now())
  await ctx.db
    .update(sheets)
    .set({ takenVersion: sheet.version, takeTime: ctx.now() })
    .where(and(eq(sheets.id, sheet.id), eq(sheets.userId, ctx.actor.userId)))
  const name = facts.recordName.replaceAll(/[\\/:*?"<>|\s]+/g, '_') || '未命名'
  return { content: written, type: types[body.format], fileName: `备案信息表-${name}.${body.format}` }
}
