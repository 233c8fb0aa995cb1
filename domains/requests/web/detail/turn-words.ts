import { dayWords, momentWords } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'
import type { SupplementItem } from '../../contract/supplement-view.ts'

/** Whether an item asks for a file; else a field of the form is to be corrected. */
export const isPaper = ({ key, field }: Pick<SupplementItem, 'key' | 'field'>): boolean =>
  field === null || key === 'voucher'

/** What a round asks for, by number: `补交 2 份材料`, `补交 1 份材料、改正 1 处内容`. */
export const askWords = (items: readonly Pick<SupplementItem, 'key' | 'field'>[]): string => {
  const papers = items.filter(isPaper).length
  const fields = items.length - papers
  return [papers > 0 && `补交 ${papers} 份材料`, fields > 0 && `改正 ${fields} 处内容`].filter(Boolean).join('、')
}

type Turning = Pick<RequestDetail, 'actsNext' | 'state' | 'supplement' | 'supplements' | 'promises'>

/** What the desk does now; `by` is the time that is told, with its word: `最迟 11 月 23 日 09:00`. */
const works = {
  acceptance: (by) => `我们正在核对，${by} 前受理`,
  completion: (by) => `专家正在准备答复，${by} 前答复`,
  callBack: (by) => `专家${by} 前给您回电`,
  messageReply: (by) => `我们正在准备答复，${by} 前答复`,
} as const satisfies Record<RequestDetail['promises'][number]['kind'], (by: string) => string>

/** What the desk does now and by when; what is late is said to be late, and only a promise is 最迟. */
const workWords = ({ state, promises }: Turning): string => {
  const [first] = promises.filter(({ keptAt }) => keptAt === null).toSorted((a, b) => a.dueAt - b.dueAt)
  if (!first) return state === 1 ? '我们正在核对。' : '专家正在准备答复。'
  const { kind, dueAt, basis, brokenAt } = first
  const due = momentWords(dueAt)
  if (brokenAt !== null) return `${works[kind](`原定 ${due}`)}，已经超过，我们会尽快。`
  return `${works[kind](`${basis === 'promise' ? '最迟' : '预计'} ${due}`)}。`
}

/** Whose turn it is, what he does, and what comes after it. */
export const turnWords = (detail: Turning): { who: string; text: string; after?: string } => {
  const { actsNext, state, supplement, supplements } = detail
  if (supplement) {
    const items = supplements.find(({ outcome }) => outcome === 'open')?.items ?? []
    const day = dayWords(supplement.dueTime)
    const until = supplement.overdue ? `期限 ${day} 已过，仍可提交` : `最迟 ${day}`
    return { who: '您', text: `请${askWords(items)}，${until}。`, after: '补齐后，办理计时接着走。' }
  }
  if (actsNext === 'customer') return { who: '您', text: '我们在等您补充材料，办理计时暂停。' }
  if (actsNext === 'staff') return { who: '我们', text: workWords(detail) }
  return state === 4
    ? { who: '没有人，这件事不予受理', text: '原因和办法写在前面。' }
    : { who: '没有人，事情已完成', text: '有疑问，直接给我们留言。' }
}
