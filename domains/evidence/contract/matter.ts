import { type Matter, type MatterPart, type MatterStanding, shanghaiDayOf } from '@portal/platform/contract'
import type { EvidenceRow } from './detail.ts'
import { formPath, minePath } from './paths.ts'
import { isPhoto, requiredSlots, slotTitle } from './slots.ts'
import { evidenceStateLabels, proofWord } from './states.ts'
import { evidenceSteps } from './steps.ts'

/** The tab of 我的事项 for evidence, as the specification numbers it. */
export const evidenceTab = 9
/** The most papers that are called by name; of more, the first two and their number are told. */
const mostNamed = 3

type Row = Pick<EvidenceRow, 'state' | 'proof' | 'missing'>

/** A draft waits for its owner. A sealed record is being proved until its proof has come to an end. */
export const partOf = ({ state, proof }: Pick<Row, 'state' | 'proof'>): MatterPart => {
  if (state === 0) return 'yours'
  return proof < 2 ? 'ours' : 'ended'
}

const missingText = ({ missing }: Row): string => {
  const { length: of } = requiredSlots
  if (missing.length === 0) return `${of} 份必备材料已齐，核对后就可以封存。`
  const titles = missing.map(slotTitle)
  const names = titles.length <= mostNamed ? titles.join('、') : `${titles.slice(0, 2).join('、')}等`
  const have = missing.length === of ? '必备材料' : `必备材料已有 ${of - missing.length} 份，`
  return `${have}还差 ${missing.length} 份：${names}。`
}

const buttonText = ({ missing }: Row): string => {
  if (missing.length === 0) return '去封存'
  return missing.some(isPhoto) ? '继续拍照' : '继续补充'
}

const actOf = (row: EvidenceRow): Matter['act'] => ({
  day: shanghaiDayOf(row.exhibitionTime),
  label: '展会第一天',
  tone: 'plain',
  text: missingText(row),
  button: buttonText(row),
  link: formPath(row.id),
  filled: { count: row.filled, of: requiredSlots.length },
})

/** A record is done, which is shown in green, only where somebody outside this portal proves it for good. */
const standingOf = ({ proof, provedOutside }: EvidenceRow): MatterStanding => {
  if (proof === 2) return 'refused'
  if (proof < 2) return 'ours'
  return provedOutside ? 'done' : 'recorded'
}

const progressOf = (row: EvidenceRow): Matter['progress'] => ({
  steps: [...evidenceSteps],
  ...(row.state === 0
    ? { current: 1, standing: 'yours', word: evidenceStateLabels[0] }
    : { current: evidenceSteps.length, standing: standingOf(row), word: proofWord(row) }),
})

/** What a sealed record, which is complete by that, still waits for. */
const nextTexts = {
  0: '完整，正在记入存证日志',
  1: '完整，正在等证明',
  2: '完整，但未能证明，请看详情',
  3: '完整，材料已封存',
} satisfies Record<EvidenceRow['proof'], string>

/** A record as one of its owner's matters. */
export const matterOf = (row: EvidenceRow): Matter => ({
  active: evidenceTab,
  title: row.title,
  number: row.evidenceNo,
  link: minePath(row.id),
  picture: null,
  since: row.sealedAt === null ? { at: row.createTime, word: '开始' } : { at: row.sealedAt, word: '封存' },
  progress: progressOf(row),
  next: { text: row.state === 0 ? missingText(row) : nextTexts[row.proof], due: null },
  act: row.state === 0 ? actOf(row) : null,
})
