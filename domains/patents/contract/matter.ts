import { type Matter, shanghaiDayOf } from '@portal/platform/contract'
import { patentPath, patentTab } from './paths.ts'
import { type PatentState, patentStateLabels } from './states.ts'

/** The steps of an application: the same in form, list and detail. */
export const patentSteps = ['提交', '付款', '受理', '办理', '完成'] as const

/** What an application looks like to its owner; times in epoch ms. */
export type OwnPatent = {
  businessSn: string
  patentName: string
  state: PatentState
  createTime: number
  acceptTime: number | null
  endTime: number | null
  /** When it is to be accepted; null where nothing runs. */
  nextDue: number | null
  /** The result, or why it was closed. */
  outcome: string | null
  isUnclear: boolean
  /** Until when the open round of supplement is to be answered; null where none is open. */
  supplementDue: number | null
}

/** The step that an application in this state has come to; a closed one stopped before it was accepted or done. */
const currentOf = ({ state, acceptTime }: OwnPatent): number => {
  if (state === 3) return patentSteps.length
  return acceptTime === null ? 2 : 3
}

const sinceOf = ({ createTime, acceptTime, endTime, state }: OwnPatent): Matter['since'] => {
  if (endTime !== null) return { at: endTime, word: state === 3 ? '完成' : '关闭' }
  return acceptTime === null ? { at: createTime, word: '提交' } : { at: acceptTime, word: '受理' }
}

const nextOf = ({ state, nextDue, outcome, isUnclear }: OwnPatent): Matter['next'] => {
  if (state === 1)
    return { text: '等待受理', due: nextDue === null ? null : { at: nextDue, before: '预计', after: '前受理' } }
  if (state === 2) return { text: isUnclear ? '请说明保密请求的含义' : '专利代理机构正在办理', due: null }
  return { text: outcome?.trim().split('\n')[0] ?? patentStateLabels[state], due: null }
}

/** What waits for the owner once nothing is to be paid: an answer to the desk, until a day or without one. */
const actOf = ({ businessSn, state, supplementDue, isUnclear }: OwnPatent): Matter['act'] => {
  const link = patentPath(businessSn)
  if (supplementDue !== null)
    return {
      ...{ day: shanghaiDayOf(supplementDue), label: '最迟', tone: 'due' as const, filled: null, link },
      text: '请补充工作人员指出的内容。补齐之前，办理计时暂停。',
      button: '去补充',
    }
  if (state !== 2 || !isUnclear) return null
  return {
    ...{ day: null, label: '待说明', tone: 'plain' as const, filled: null, link },
    text: '请说明保密请求要办理的是哪一种。',
    button: '去说明',
  }
}

export const patentTitle = (patentName: string): string => `专利申请 · ${patentName}`

/** An application as one of its owner's matters. While it is to be paid, its order stands there in its place. */
export const matterOf = (patent: OwnPatent): Matter => ({
  active: patentTab,
  title: patentTitle(patent.patentName),
  number: patent.businessSn,
  link: patentPath(patent.businessSn),
  picture: null,
  since: sinceOf(patent),
  progress: {
    steps: [...patentSteps],
    current: currentOf(patent),
    standing: patent.state === 3 ? 'done' : patent.state === 4 ? 'refused' : actOf(patent) ? 'yours' : 'ours',
    word: patentStateLabels[patent.state],
  },
  next: nextOf(patent),
  act: actOf(patent),
})
