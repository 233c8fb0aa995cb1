import type { Status } from '../proof/vocabulary.ts'

/**
 * What lists and offices call the states of a patent (query platform and gazette of CNIPA, incoPat, innojoy, codes of CNIPR). A word
 * that stands in none of them is UNKNOWN, never alive.
 */
const words: Readonly<Record<Exclude<Status, 'UNKNOWN'>, readonly string[]>> = {
  GRANTED: ['授权', '有效', '有权', '专利权维持', '等年费滞纳金', '部分无效', '10'],
  PUBLISHED: ['公布', '公开'],
  EXAMINING: ['实质审查', '进入实审', '在审', '审中', '一通出案待答复', '驳回理由通知', '22', '30'],
  EXPIRED: ['届满', '届满终止失效', '21'],
  LAPSED_FEE: ['未缴年费终止失效', '未缴年费专利权终止，等恢复', '权利终止', '未缴年费'],
  INVALIDATED: ['全部无效', '无效宣告失效'],
  REFUSED: ['驳回失效', '逾期视撤失效', '撤回', '视为撤回', '驳回'],
  ABANDONED: ['放弃', '放弃专利权（重复授权）', '视为放弃'],
  ENDED: ['失效', '无效', '20'],
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

const known: readonly (readonly [string, Status])[] = Object.entries(words)
  .flatMap(([status, list]) => list.map((word) => [plain(word), status as Status] as const))
  .toSorted(([a], [b]) => b.length - a.length)

/** Right behind one of these a word says the contrary: 未授权 is not alive. */
const negations = /[未非不待拟]$/

/** Whether a word stands in a text somewhere without a negation before it. */
const says = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!negations.test(text.slice(0, at))) return true
  return false
}

/** The state that a text tells: the whole text first, then the longest word in it. Codes count only as the whole text. */
export const readStatus = (text: string): Status => {
  const told = plain(text)
  const whole = known.find(([word]) => word === told)
  if (whole) return whole[1]
  return known.find(([word]) => !/^\d+$/.test(word) && says(told, word))?.[1] ?? 'UNKNOWN'
}
