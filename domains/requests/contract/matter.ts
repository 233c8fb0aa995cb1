import { codePoints, type Matter, shanghaiDayOf, withStep } from '@portal/platform/contract'
import type { PromiseView } from '@portal/promises/contract'
import type { OwnRequestRow } from './detail.ts'
import { progressPath } from './progress-path.ts'
import { progressOf } from './steps.ts'

/** The most things that are asked for by name; of more, the first two and their number are told. */
const mostNamed = 3
/** The longest outcome in a row, in characters. */
const longestOutcome = 60

/** `报关单、品牌授权书` of two things, `报关单、品牌授权书等 5 项` of five. */
const namesOf = (labels: readonly string[]): string =>
  labels.length <= mostNamed ? labels.join('、') : `${labels.slice(0, mostNamed - 1).join('、')}等 ${labels.length} 项`

type Asked = OwnRequestRow['asked']
const isPapersOnly = (asked: Asked): boolean => asked.every(({ isPaper }) => isPaper)

/** What is asked for, by name: 请补交报关单、品牌授权书. */
const askText = (asked: Asked): string =>
  `请${isPapersOnly(asked) ? '补交' : '补充'}${namesOf(asked.map(({ label }) => label))}`

/** The same by number, for a button or a notice: 补交 2 份材料. */
export const askBrief = (asked: Asked): string =>
  isPapersOnly(asked) ? `补交 ${asked.length} 份材料` : `补充 ${asked.length} 项内容`

type Due = NonNullable<Matter['next']['due']>

/** A service promise is 最迟, a target that the portal sets itself 预计; what is late is said to be late. */
const dueOf = ({ basis, dueAt, brokenAt }: PromiseView, what: string): Due => {
  if (brokenAt !== null) return { at: dueAt, before: '原定', after: `前${what}，已超过` }
  return { at: dueAt, before: basis === 'promise' ? '最迟' : '预计', after: `前${what}` }
}

const runs = {
  acceptance: ['我们正在核对材料', '受理'],
  completion: ['专家正在准备答复', '答复'],
  callBack: ['专家将给您回电', '回电'],
  messageReply: ['我们正在准备答复', '答复'],
} as const satisfies Record<PromiseView['kind'], readonly [string, string]>

/** What the desk does now and by when: of two promises that run, the one that is due first. */
const workOf = ({ state, promises }: OwnRequestRow): Matter['next'] => {
  const [first] = promises.toSorted((a, b) => a.dueAt - b.dueAt)
  if (!first) return { text: runs[state === 1 ? 'acceptance' : 'completion'][0], due: null }
  const [text, what] = runs[first.kind]
  return { text, due: dueOf(first, what) }
}

export const outcomeText = (state: number, outcome: string | null): string => {
  const [line = ''] = (outcome ?? '').trim().split('\n')
  const brief = codePoints(line) <= longestOutcome ? line : `${[...line].slice(0, longestOutcome).join('')}…`
  if (state === 4) return brief === '' ? '不予受理' : `不予受理：${brief}`
  return brief === '' ? '已完成' : brief
}

const nextOf = (row: OwnRequestRow): Matter['next'] => {
  if (row.actsNext === 'staff') return workOf(row)
  if (row.actsNext === 'customer') return { text: askText(row.asked), due: null }
  return { text: outcomeText(row.state, row.outcome), due: null }
}

const actOf = ({ supplement, asked }: OwnRequestRow, link: string): Matter['act'] =>
  supplement && {
    day: shanghaiDayOf(supplement.dueTime),
    label: '最迟',
    tone: 'due',
    text: `${askText(asked)}。补齐之前，办理计时暂停。`,
    button: askBrief(asked),
    link,
    filled: null,
  }

const sinceOf = ({ state, createTime, acceptTime, endTime }: OwnRequestRow): Matter['since'] => {
  if (state > 2 && endTime !== null) return { at: endTime, word: state === 3 ? '完成' : '答复' }
  return state === 2 && acceptTime !== null ? { at: acceptTime, word: '受理' } : { at: createTime, word: '提交' }
}

/** A request as one of its owner's matters. */
export const matterOf = (row: OwnRequestRow): Matter => {
  const link = progressPath(row.businessType, row.businessSn)
  const matter: Matter = {
    active: row.businessType,
    title: row.title,
    number: row.businessSn,
    link,
    picture: row.picture,
    isMark: row.isMark,
    since: sinceOf(row),
    progress: progressOf(row),
    next: nextOf(row),
    act: actOf(row, link),
  }
  return withStep(matter, row.nextStep)
}
