import { patentTypeLabels, type Stability, statusLabels } from '@portal/patentdata/proof'
import { aboveOthers, byTone, indicatorNotes, type Note, type Sentences, type Told, type Tone } from './note.ts'

const stabilityTexts = {
  none: '未检索到无效宣告审查决定。',
  partial: '曾被宣告部分无效，其余部分维持有效。',
  survived: '经无效宣告审查后维持有效，稳定性经过检验。',
  um_report_pos: '专利权评价报告的结论为肯定。',
  um_report_neg: '专利权评价报告的结论为否定，稳定性存在不确定性。',
} satisfies Record<Stability, string>

const sentences: Sentences = {
  claims: ({ text, percentile }) => `权利要求${text}，${aboveOthers(percentile)}。`,
  brevity: ({ text, percentile }) =>
    `首项权利要求${text}，${byTone(
      percentile,
      '较短，限定特征较少，保护范围可能较宽',
      '长度适中',
      '较长，限定特征较多，保护范围可能较窄',
    )}。`,
  stab: (_known, { input: { type, stability } }) =>
    type === 'UTILITY' && stability === 'none'
      ? '实用新型未经实质审查，未见专利权评价报告，稳定性存在不确定性。'
      : stabilityTexts[stability ?? 'none'],
  litig: ({ raw, text }) => (raw === 0 ? '未检索到诉讼记录。' : `检索到诉讼${text}。`),
}

const note = (key: Note['key'], tone: Tone, text: string): Note => ({ dim: 'law', key, tone, text })

const statusNote = ({ input, status, isAlive, day }: Told): Note => {
  // The source told of a right; that its term is over follows from the day alone.
  const asOf = status === input.status ? input.statusAsOf : day
  const standing = isAlive ? 'neutral' : 'weak'
  const told = asOf ? `截至${asOf}的状态` : '当前状态'
  return note(
    'status',
    status === 'GRANTED' ? 'good' : standing,
    `${patentTypeLabels[input.type]}，${told}：${statusLabels[status]}。`,
  )
}

const termNotes = ({ input, status, isAlive, lifetime }: Told): Note[] => {
  const { termYears, remainingYears } = lifetime
  const days = input.termExtensionDays ?? 0
  const term = `保护期自申请日起${termYears}年${days > 0 ? `，另有期限补偿${days}天` : ''}`
  if (status === 'EXPIRED') return [note('term', 'weak', `${term}，已届满。`)]
  if (!isAlive) return []
  const share = remainingYears / termYears
  const tone = share >= 0.5 ? 'good' : 'neutral'
  return [note('term', share < 0.2 ? 'weak' : tone, `${term}，剩余约${remainingYears.toFixed(1)}年。`)]
}

const maintainedYears = 10

const grantedNotes = ({ input, lifetime: { ageYears, termYears }, parameters, rules }: Told): Note[] => {
  const year = rules.feeYear(ageYears, 0, termYears)
  const fee = parameters.fees.value[input.type][year - 1]
  const isLong = input.type === 'INVENTION' && ageYears > maintainedYears
  return [
    ...(isLong
      ? [note('maintained', 'good', '自申请日起已超过10年；维持超过10年是高价值发明专利的统计口径之一。')]
      : []),
    ...(fee === undefined ? [] : [note('fee', 'neutral', `第${year}年度年费标准为${fee}元（未计减缴）。`)]),
  ]
}

const pendingNote = (chance: number): Note =>
  note('grant', 'neutral', `尚未授权，估算时按授权可能性约${Math.round(chance * 100)}%折减。`)

const standingNotes = (told: Told): Note[] => {
  const { status, parameters, isAlive } = told
  if (!isAlive) return []
  return status === 'PUBLISHED' || status === 'EXAMINING'
    ? [pendingNote(parameters.pGrant.value[status])]
    : grantedNotes(told)
}

/** The sentences of 法律: standing and term first, then one for each indicator. */
export const lawNotes = (told: Told): Note[] => [
  statusNote(told),
  ...termNotes(told),
  ...standingNotes(told),
  ...indicatorNotes(told, 'law', sentences),
]
