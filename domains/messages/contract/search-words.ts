/** Pairs of characters that stand in nearly every question and tell nothing about its subject. */
const common = new Set(
  '请问 如何 怎么 怎样 什么 可以 是否 需要 我们 我司 公司 没有 一个 这个 那么 应该 能否 多少 哪些 时候 还是 问题 谢谢 您好'.split(
    ' ',
  ),
)

const most = 120

/**
 * The words by which a text is found: pairs of neighbouring Chinese characters, so that parts of words match without a
 * dictionary, and whole words of other scripts in lower case.
 */
export const searchWords = (text: string): string[] => {
  const words = new Set(text.toLowerCase().match(/[a-z\d]{2,}/g) ?? [])
  for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? []) {
    const points = [...run]
    for (let at = 0; at + 1 < points.length; at += 1) words.add(points.slice(at, at + 2).join(''))
  }
  return [...words].filter((word) => !common.has(word)).slice(0, most)
}
