import { shanghaiDayWords } from './clock-words.ts'
import { codePoints } from './text.ts'

/** The most characters that one part of a title keeps: goods may be described in 200, a row of a list has room for some forty. */
const longestPart = 40

const clipped = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim()
  return codePoints(words) <= longestPart
    ? words
    : `${[...words]
        .slice(0, longestPart - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * The title by which people know a matter: its kind and what it is about, `海关查扣 · 蓝牙耳机 2,400 件`. Parts that are
 * empty are left out; where none is filled, the day on which the matter began stands in their place.
 */
export const matterTitle = (
  kind: string,
  parts: readonly (string | null | undefined)[],
  createTime: Date | number,
): string => {
  const filled = parts.flatMap((part) => clipped(part ?? '') || [])
  return [kind, ...(filled.length > 0 ? filled : [shanghaiDayWords(createTime)])].join(' · ')
}
