import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { markStatusLabels, reasonPoints, type SearchedMarks } from '../../contract/mark.ts'
import type { SignFinding, SignRule } from '../../contract/sign-rules.ts'
import { comparedName } from '../compare/compared-name.ts'
import { checkSeconds } from '../mark-metrics.ts'
import { judgeWith } from '../signs/judge-with.ts'
import { currentSignRules } from '../signs/sign-rules.ts'
import { askedKeys } from './asked-keys.ts'
import { comparedMarks, type FoundMark } from './compared-marks.ts'
import { findCandidates, findHoldingClasses } from './find-candidates.ts'
import { readMarks } from './read-marks.ts'
import { searchedMarks } from './searched-marks.ts'

/** What each kind of finding takes from the score of a class, however many findings of that kind there are. */
const signPoints = { 'sign.prohibited': 40, 'sign.nonDistinctive': 20, 'sign.caution': 10 } as const satisfies Record<
  SignFinding['code'],
  number
>
const bestScore = 100
const leastScore = 1

/** A class by how like a name its known marks are, 1 to 100; null where nothing was compared. It predicts nothing. */
export type ClassScore = { class_id: number; score: number | null; reasons: string[] }

type Asked = {
  name: string
  classes: readonly number[]
  /** Names of items: of each class, or of all. */
  items: readonly string[] | ReadonlyMap<number, readonly string[]>
}

const noItems: readonly string[] = []
const itemsIn = (items: Asked['items'], classId: number): readonly string[] =>
  'length' in items ? items : (items.get(classId) ?? noItems)

/** What the rules say of a name for items, judged once for each list of them. */
const findingsFor = (
  name: string,
  rules: readonly SignRule[],
  day: Day,
): ((items: readonly string[]) => SignFinding[]) => {
  const judged = new Map<readonly string[], SignFinding[]>()
  return (items) => {
    const found = judged.get(items) ?? judgeWith(rules, day, { name, items })
    judged.set(items, found)
    return found
  }
}

/** What stands against a name in a class: the marks that are like it, the strongest first. */
type Against = { marks: FoundMark[]; isHeld: boolean }

const pointsAgainst = ({ marks, isHeld }: Against): number =>
  Math.max(marks[0]?.points ?? 0, isHeld ? reasonPoints.contains : 0)

const scoreOf = (against: Against, findings: readonly SignFinding[]): number => {
  const codes = [...new Set(findings.map(({ code }) => code))]
  const lost = codes.reduce((sum, code) => sum + signPoints[code], pointsAgainst(against))
  return Math.max(leastScore, bestScore - lost)
}

type Marks = Awaited<ReturnType<typeof readMarks>>

/** What is said of the marks in a class: the strongest one, and how many there are besides. */
const markWords = ({ marks: [best, ...others], isHeld }: Against, known: Marks): string[] => {
  const mark = best && known.get(best.id)
  if (!best || !mark) return [isHeld ? '有商标包含所查名称' : '已比对的数据中没有近似的已注册或申请中商标']
  const why = best.reasons.map(({ text }) => text).join('；')
  const strongest = `与“${mark.name}”（${mark.number}，${markStatusLabels[mark.status]}）近似：${why}`
  return others.length === 0 ? [strongest] : [strongest, `另有 ${others.length} 件近似商标`]
}

/** The live marks that are like a name, and the classes in which one holds it though it was not compared. */
const findAgainst = async (ctx: Pick<Ctx, 'db'>, { name, classes }: Pick<Asked, 'name' | 'classes'>) => {
  const asked = comparedName(name)
  const keys = askedKeys(asked)
  const { rows, cut } = await findCandidates(ctx, { keys, classes, liveOnly: true })
  const held = cut.has('holding') ? await findHoldingClasses(ctx, { keys, folded: asked.folded }) : []
  const marks = comparedMarks(asked, rows).toSorted((one, other) => other.points - one.points || one.id - other.id)
  const against = (classId: number): Against => ({
    marks: marks.filter((mark) => mark.classes.includes(classId)),
    isHeld: held.includes(classId),
  })
  return { against, isPartial: cut.size > 0 }
}

/**
 * Compares a name class by class with all live marks and with the rules about signs; each class once, in the order asked for.
 */
export const scoreClasses = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { name, classes, items }: Asked,
): Promise<{ searched: SearchedMarks; classes: ClassScore[] }> => {
  const start = performance.now()
  // One after the other, since a submission searches in its transaction, which has one connection.
  const searched = await searchedMarks(ctx)
  const { rules } = await currentSignRules(ctx)
  const { against, isPartial } = await findAgainst(ctx, { name, classes })
  const findingsOf = findingsFor(name, rules, shanghaiDayOf(ctx.now()))
  const judged = [...new Set(classes)].map((class_id) => ({
    class_id,
    against: against(class_id),
    findings: findingsOf(itemsIn(items, class_id)),
  }))
  const known = await readMarks(
    ctx,
    judged.flatMap(({ against: { marks } }) => marks.slice(0, 1).map(({ id }) => id)),
  )
  checkSeconds.add({}, (performance.now() - start) / 1_000)
  const hasMarks = searched.marks > 0
  return {
    searched: { ...searched, isPartial },
    classes: judged.map(({ class_id, against: found, findings }) => ({
      class_id,
      score: hasMarks ? scoreOf(found, findings) : null,
      reasons: [...(hasMarks ? markWords(found, known) : []), ...findings.map(({ text }) => text)],
    })),
  }
}
