import type { Ctx } from '@portal/platform/server'
import { markLimits } from '../../contract/limits.ts'
import type { MarkHit, SearchedMarks } from '../../contract/mark.ts'
import { comparedName } from '../compare/compared-name.ts'
import { checkSeconds } from '../mark-metrics.ts'
import { askedKeys } from './asked-keys.ts'
import { comparedMarks, type FoundMark } from './compared-marks.ts'
import { findCandidates } from './find-candidates.ts'
import { readMarks } from './read-marks.ts'
import { searchedMarks } from './searched-marks.ts'

type Ranked = FoundMark & { sameClass: boolean }

/** Marks of the classes asked for come first, then the stronger reason, then live ones; equal ones as they came into the table. */
const byWeight = (one: Ranked, other: Ranked): number =>
  Number(other.sameClass) - Number(one.sameClass) ||
  other.points - one.points ||
  Number(one.status === 'dead') - Number(other.status === 'dead') ||
  one.id - other.id

const hitsOf = async (ctx: Pick<Ctx, 'db'>, ranked: readonly Ranked[]): Promise<MarkHit[]> => {
  const marks = await readMarks(
    ctx,
    ranked.map(({ id }) => id),
  )
  return ranked.flatMap(({ id, points, reasons, sameClass }) => {
    const mark = marks.get(id)
    return mark ? [{ ...mark, points, reasons, sameClass }] : []
  })
}

/**
 * Known marks that are the same as or like a name, at most 50, with what was searched. It takes less than a second: where there are
 * more marks than can be compared in that time, `searched.isPartial` says so.
 */
export const searchMarks = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { name, classes }: { name: string; classes: readonly number[] },
): Promise<{ hits: MarkHit[]; searched: SearchedMarks }> => {
  const start = performance.now()
  const asked = comparedName(name)
  // One after the other, since a submission searches in its transaction, which has one connection.
  const searched = await searchedMarks(ctx)
  const { rows, cut } = await findCandidates(ctx, { keys: askedKeys(asked), classes, liveOnly: false })
  const wanted = new Set(classes)
  const ranked = comparedMarks(asked, rows)
    .map((mark) => ({ ...mark, sameClass: mark.classes.some((one) => wanted.has(one)) }))
    .toSorted(byWeight)
  const hits = await hitsOf(ctx, ranked.slice(0, markLimits.hits))
  checkSeconds.add({}, (performance.now() - start) / 1_000)
  return { hits, searched: { ...searched, isPartial: cut.size > 0 } }
}
