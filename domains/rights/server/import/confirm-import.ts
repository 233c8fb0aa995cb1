import { type ActorCtx, type ById, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { ConfirmedImport, ConfirmForm, PreviewRow } from '../../contract/import/preview.ts'
import { recordalForm } from '../../contract/recordal.ts'
import { rightFacts } from '../../contract/right.ts'
import { addAlone, addRights, type NewRight } from '../add-right.ts'
import { ensure } from './failures.ts'
import { rightImports } from './import.table.ts'
import { formOfLine, type ReadLine, recordalOfLine } from './judge-line.ts'
import { getOwnImport, openImport } from './own-import.ts'
import { rowsOf } from './preview-import.ts'

/** The lines that are to be added: the chosen ones, else all. */
const linesWith = (lines: readonly ReadLine[], chosen: ConfirmForm['lines']): readonly ReadLine[] => {
  if (chosen === undefined) return lines
  const byLine = new Map(lines.map((one) => [one.line, one]))
  for (const line of chosen) ensureField(byLine.has(line), 'lines', `没有第${line}行`)
  return lines.filter(({ line }) => chosen.includes(line))
}

/**
 * The rows that are to be added. Of lines that say the same the first is meant, and where only some lines are chosen, the first
 * of these; a chosen line with a fault is refused.
 */
const chosenRows = async (
  ctx: ActorCtx<'cipher'>,
  lines: readonly ReadLine[],
  chosen: ConfirmForm['lines'],
): Promise<PreviewRow[]> => {
  const rows = await rowsOf(ctx, linesWith(lines, chosen))
  if (chosen === undefined) return rows.filter(({ state }) => state !== 'faulty')
  for (const { line, state } of rows) ensureField(state !== 'faulty', 'lines', `第${line}行有误，不能加入`)
  return rows
}

const newRightOf = ({ facts }: PreviewRow): NewRight => {
  const recordal = recordalOfLine(facts)
  return {
    facts: rightFacts.parse(formOfLine(facts)),
    origin: { kind: 'list', ref: null, dataDay: null },
    ...(recordal && { recordal: recordalForm.parse(recordal) }),
  }
}

/**
 * Adds the chosen lines of one's own list to the vault, in the caller's transaction: all of them or none. What its owner has
 * got meanwhile is not added twice. A list is confirmed once.
 * @throws AppFailure `right.import_gone`; `right.import_confirmed`; `right.nothing_to_import`; `right.too_many`
 */
export const confirmImport = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: ById & { body: ConfirmForm },
): Promise<ConfirmedImport> => {
  const stored = await getOwnImport(ctx, params.id, { lock: true })
  const { created: before, skipped: left } = stored
  ensure(stored.confirmTime === null, 'right.import_confirmed', {
    current: { id: stored.id, created: before, skipped: left },
  })
  await addAlone(ctx)
  const chosen = await chosenRows(ctx, openImport(ctx, stored).lines, body.lines)
  const ready = chosen.filter(({ state }) => state === 'ready')
  ensure(ready.length > 0, 'right.nothing_to_import')
  await addRights(ctx, ready.map(newRightOf))
  const [created, skipped] = [ready.length, chosen.length - ready.length]
  await ctx.db
    .update(rightImports)
    .set({ confirmTime: ctx.now(), created, skipped })
    .where(eq(rightImports.id, stored.id))
  return { id: stored.id, created, skipped }
}
