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

const what = {
  acceptance: ['我们正在核对', '受理'],
  completion: ['专家正在准备答复', '答复'],
  callBack: ['专家会给您打电话', '回电'],
  messageReply: ['我们正在准备答复', '答复'],
} as const satisfies Record<RequestDetail['promises'][number]['kind'], readonly [string, string]>

/** What the desk does now and by when; what is late is said to be late, and only a promise is 最迟. */
const workWords = ({ state, promises }: Turning): string => {
  const [first] = promises.filter(({ keptAt }) => keptAt === null).toSorted((a, b) => a.dueAt - b.dueAt)
  if (!first) return `${what[state === 1 ? 'acceptance' : 'completion'][0]}。`
  const [doing, done] = what[first.kind]
  const due = `${momentWords(first.dueAt)} 前${done}`
  if (first.brokenAt !== null) return `${doing}。原定 ${due}，已经超过，我们会尽快。`
  return `${doing}，${first.basis === 'promise' ? '最迟' : '预计'} ${due}。`
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
