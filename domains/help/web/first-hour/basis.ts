import { type SourcedLine, sourceText } from '../../contract/line.ts'
import type { Guide } from './guide.ts'

/** One line for all lines of a guide: each source once, with the day on which it was read. */
export const basisOf = ({ steps, avoid, deadline }: Guide): string => {
  const lines: readonly SourcedLine[] = [...steps.flatMap((step) => step.lines), ...avoid]
  const sources = [deadline?.line ?? [], lines]
    .flat()
    .filter(({ source }) => source.level !== 'P')
    .map((line) => `${sourceText(line)}，${line.checkedOn} 核对`)
  const own = lines.find(({ source }) => source.level === 'P')
  return [
    ...(sources.length > 0 ? [`依据：${[...new Set(sources)].join('；')}。`] : []),
    ...(own ? [`没有另注依据的是平台建议，${own.checkedOn} 核对。`] : []),
    '以文书上写的为准。',
  ].join('')
}
