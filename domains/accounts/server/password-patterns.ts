/** Words that belong to this portal: what everyone here would think of first. */
const contextWords = [
  '一链维权',
  '国际服务平台',
  '知识产权',
  '海关备案',
  '维权',
  '商标',
  '专利',
  '海关',
  'yilianweiquan',
  'onechains',
  'onechain',
  'portal',
  'password',
  'shangbiao',
  'zhuanli',
  'haiguan',
  'weiquan',
  'mima',
]

const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0987654321']
const longestUnit = 8
const fewDigits = 8

/** Whether a short unit is repeated: `abcabcabcabc`, `一链维权一链维权一链维权`, `aaaaaaaaaaaa`. */
const isRepeated = (points: readonly string[]): boolean => {
  const longest = Math.min(longestUnit, Math.floor(points.length / 2))
  for (let unit = 1; unit <= longest; unit += 1) {
    if (points.every((point, at) => at < unit || point === points[at - unit])) return true
  }
  return false
}

const isStep = (from: string, to: string): boolean => {
  const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
  return Math.abs(distance) <= 1 || keyboardRows.some((row) => row.includes(from + to) || row.includes(to + from))
}

/** Whether all steps but at most two lead to a neighbour: `123456789012`, `abcdefghijkl`, `qwertyuiopas`. */
const isSequence = (points: readonly string[]): boolean =>
  points.slice(1).filter((point, at) => !isStep(points[at] ?? '', point)).length <= 2

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text)

/** Whether only signs and a few digits are left without these words: `portal123456`, `商标2026商标2026`. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const rest = without(text, words)
  if (rest === text) return false
  return !/\p{L}/u.test(rest) && rest.replaceAll(/\D/g, '').length <= fewDigits
}

/** Whether a password has a pattern that guessers try early. `key` is the password in the form that `passwordKey` makes. */
export const isObvious = (key: string): boolean => {
  const points = [...key]
  return isRepeated(points) || isSequence(points) || isMadeOf(key, contextWords)
}

/** Whether a password is made of the user's own words (name, phone, e-mail) and next to nothing else. */
export const isOwnWord = (key: string, own: readonly string[]): boolean =>
  isMadeOf(
    key,
    own.filter((word) => word.length >= 4),
  )
