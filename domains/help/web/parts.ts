import { dayText, type HelpLine, type HelpPart, type HelpTopic } from '@portal/platform/web'
import { standingOn } from '../contract/line.ts'

const labels = {
  who: '谁可以办',
  papers: '准备材料',
  steps: '办理步骤',
  time: '时限',
  fees: '费用',
  rules: '相关规定',
  mistakes: '常见错误',
  now: '现在就做',
  avoid: '别做这些',
} satisfies Record<HelpPart, string>

const order = Object.keys(labels) as HelpPart[]

export type ShownPart = { part: HelpPart; label: string; lines: readonly HelpLine[] }

/** The parts of a help page in their order, with the statements that still hold today; empty parts are left out. */
export const shownParts = ({ parts }: HelpTopic): ShownPart[] => {
  const today = dayText(Date.now())
  return order
    .map((part) => ({ part, label: labels[part], lines: standingOn(parts[part] ?? [], today) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The id of a part's heading. */
export const partId = (part: string): string => `help-${part}`
