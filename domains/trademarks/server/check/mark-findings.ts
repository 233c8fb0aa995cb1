import { type MarkHit, markStatusLabels } from '@portal/marks/contract'
import type { Finding } from '../../contract/check.ts'

/** The most hits that become findings; the answer lists all. */
const best = 5

export const classesText = (classes: readonly number[]): string => `第 ${classes.join('、')} 类`

export const reasonsText = ({ reasons }: Pick<MarkHit, 'reasons'>): string => reasons.map(({ text }) => text).join('，')

const textOf = (hit: MarkHit): string =>
  `“${hit.name}”（${hit.number}，${classesText(hit.classes)}，${markStatusLabels[hit.status]}）：${reasonsText(hit)}`

/**
 * What the best hits say about a name. A dead mark keeps nobody out, and a mark of other classes says nothing about the
 * chosen ones.
 */
export const markFindings = (hits: readonly MarkHit[], classes: readonly number[]): Finding[] =>
  hits
    .filter(({ status, sameClass }) => status !== 'dead' && (sameClass || classes.length === 0))
    .slice(0, best)
    .map((hit) => ({
      code: hit.reasons.some(({ code }) => code === 'same') ? 'mark.same' : 'mark.similar',
      level: 'warn',
      text: textOf(hit),
      class_id: hit.classes.find((id) => classes.includes(id)) ?? null,
      group_id: null,
      min_id: null,
      law: null,
    }))
