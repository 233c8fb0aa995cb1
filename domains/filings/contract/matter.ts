import type { Day, Matter, MatterPart } from '@portal/platform/contract'
import { sheetPath } from './paths.ts'
import { recordalPhase, recordalPhaseLabels } from './recordal.ts'
import type { SheetRow } from './sheet.ts'
import { sheetStateLabels } from './states.ts'

/** The tab of 我的事项 for filings with customs, by oneself or by an expert, as the specification numbers it. */
export const filingTab = 1

const sheetSteps = ['填写信息表', '取走', '到海关提交', '备案完成'] as const

/**
 * A sheet waits for its owner until he has noted its recordal, since he himself submits it to customs; then again from the
 * day on which the recordal may be renewed.
 */
export const partOf = (recordEndDate: Day | null, today: Day): MatterPart =>
  recordEndDate === null || recordalPhase(recordEndDate, today) === 'renewable' ? 'yours' : 'ended'

/** What the owner does next with a sheet that is not recorded yet, and what the button to it says. */
const unrecordedAct = ({ state, open }: Pick<SheetRow, 'state' | 'open'>): { text: string; button: string } => {
  if (state === 1) return { text: `信息表还有 ${open} 项要填或核对。`, button: '继续填写' }
  if (state === 2) return { text: '信息表已填好，取走后到海关总署网站提交。', button: '去取走' }
  return { text: '信息表已取走。海关核准后登记备案号，届满前会提醒您续展。', button: '登记备案号' }
}

const actOf = (row: SheetRow, link: string): NonNullable<Matter['act']> => {
  const { recordal } = row
  if (recordal === null)
    return { day: null, label: '没有期限', tone: 'plain', ...unrecordedAct(row), link, filled: null }
  return {
    day: recordal.recordEndDate,
    label: '备案届满',
    tone: 'due',
    text: '现在可以办理续展；届满以后备案失效，要重新备案。',
    button: '看续展办法',
    link,
    filled: null,
  }
}

const progressOf = ({ state, recordal }: SheetRow, today: Day): Matter['progress'] => {
  const steps = [...sheetSteps]
  if (recordal === null) return { steps, current: state - 1, standing: 'yours', word: sheetStateLabels[state] }
  const phase = recordalPhase(recordal.recordEndDate, today)
  const standing = phase === 'renewable' ? 'yours' : 'done'
  return { steps, current: steps.length, standing, word: recordalPhaseLabels[phase] }
}

const endedText = ({ recordal }: SheetRow, today: Day): string => {
  if (recordal === null) return ''
  const { recordEndDate, renewFrom } = recordal
  return recordEndDate < today ? `备案已于 ${recordEndDate} 届满` : `有效至 ${recordEndDate}，${renewFrom} 起可续展`
}

/** A sheet as one of its owner's matters. */
export const matterOf = (row: SheetRow, today: Day): Matter => {
  const { id, title, recordal, saveTime } = row
  const link = sheetPath(id)
  const isYours = partOf(recordal?.recordEndDate ?? null, today) === 'yours'
  const act = isYours ? actOf(row, link) : null
  return {
    active: filingTab,
    title,
    number: recordal?.recordNum ?? null,
    link,
    picture: null,
    since: { at: saveTime, word: '保存' },
    progress: progressOf(row, today),
    next: { text: act?.text ?? endedText(row, today), due: null },
    act,
  }
}
