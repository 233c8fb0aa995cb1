import type { Matter } from '@portal/platform/contract'
import { type FileState, serviceStateLabels, serviceStateOf } from './file/states.ts'
import { type TrademarkKind, trademarkKindLabels } from './kinds.ts'
import { trademarkPath, trademarkTab } from './paths.ts'

/** The steps of an application: the same in form, list and detail. */
export const trademarkSteps = ['提交', '付款', '受理', '报件', '审查', '发证'] as const

/** How far an application has come, as everybody who may see it knows. */
export type CaseProgress = {
  fileState: FileState
  /** The order is paid, or nothing is owed. */
  isPaid: boolean
  /** A provider holds it. */
  isAccepted: boolean
  /** The office has it. */
  isReceived: boolean
}

/** The place of the step that an application has come to; one that has ended stopped where it was. */
export const currentStep = ({ fileState, isPaid, isAccepted, isReceived }: CaseProgress): number => {
  if (fileState === 18) return trademarkSteps.length
  if (fileState === 15) return 5
  if (isReceived) return 4
  if (isAccepted) return 3
  return isPaid ? 2 : 1
}

/** What an application looks like to its owner in 我的事项; times in epoch ms. */
export type OwnTrademark = CaseProgress & {
  businessSn: string
  /** As lists show it. */
  trademarkName: string
  kind: TrademarkKind
  createTime: number
  acceptTime: number | null
  endTime: number | null
  /** When it is to be accepted; null where nothing runs. */
  nextDue: number | null
  /** What comes next, in a sentence. */
  nextText: string
  endReason: string | null
}

export const trademarkTitle = ({ kind, trademarkName }: Pick<OwnTrademark, 'kind' | 'trademarkName'>): string =>
  `${trademarkKindLabels[kind]} · ${trademarkName}`

const sinceOf = ({ createTime, acceptTime, endTime, fileState }: OwnTrademark): Matter['since'] => {
  if (endTime !== null) return { at: endTime, word: fileState === 18 ? '发证' : '终止' }
  return acceptTime === null ? { at: createTime, word: '提交' } : { at: acceptTime, word: '受理' }
}

const nextOf = ({ fileState, nextDue, nextText, endReason }: OwnTrademark): Matter['next'] => ({
  // The sentence of the page is a line of a list here, where none ends with a full stop.
  text: (fileState === 99 ? (endReason?.split('\n')[0] ?? nextText) : nextText).replace(/。$/, ''),
  due: fileState === 1 && nextDue !== null ? { at: nextDue, before: '预计', after: '前受理' } : null,
})

/** The draft of the filing waits for the owner's word; no day is set for it. */
const actOf = ({ businessSn, fileState }: OwnTrademark): Matter['act'] =>
  fileState === 4
    ? {
        ...{ day: null, label: '待确认', tone: 'plain', filled: null },
        text: '请核对报件草稿，确认或退回修改。',
        button: '去核对',
        link: trademarkPath(businessSn),
      }
    : null

const standingOf = (fileState: FileState): Matter['progress']['standing'] => {
  if (fileState === 18) return 'done'
  if (fileState === 99) return 'refused'
  return fileState === 4 ? 'yours' : 'ours'
}

/** An application as one of its owner's matters. While it is to be paid, its order stands there in its place. */
export const matterOf = (trademark: OwnTrademark): Matter => ({
  active: trademarkTab,
  title: trademarkTitle(trademark),
  number: trademark.businessSn,
  link: trademarkPath(trademark.businessSn),
  picture: null,
  since: sinceOf(trademark),
  progress: {
    steps: [...trademarkSteps],
    current: currentStep(trademark),
    standing: standingOf(trademark.fileState),
    word: serviceStateLabels[serviceStateOf(trademark.fileState)],
  },
  next: nextOf(trademark),
  act: actOf(trademark),
})
