import { leastSample } from '../cohort.ts'
import { aboveOthers, byTone, indicatorNotes, type Note, type Sentences, type Told } from './note.ts'

const sentences: Sentences = {
  cit: ({ raw, text, percentile }) =>
    raw === 0 ? '未检索到被引证记录。' : `被引证${text}，${aboveOthers(percentile)}。`,
  bwd: ({ raw, text, percentile }) =>
    raw === 0 ? '未检索到所引证的专利文献。' : `引证专利文献${text}，${aboveOthers(percentile)}。`,
  orig: ({ raw, text, percentile }) =>
    raw === 0
      ? `未检索到来自不同技术领域的引证文献（原创性指数${text}，取值0–1）。`
      : `引证文献来自${spread(percentile)}的技术领域（原创性指数${text}，取值0–1）。`,
  gen: ({ raw, text, percentile }) =>
    raw === 0
      ? `未检索到来自不同技术领域的后续引用（通用性指数${text}，取值0–1）。`
      : `后续引用来自${spread(percentile)}的技术领域（通用性指数${text}，取值0–1）。`,
  ipc: ({ text, percentile }) => `涉及${text}IPC大组，技术覆盖面${byTone(percentile, '较宽', '适中', '较窄')}。`,
  inv: ({ text, percentile }) => `发明人${text}，${aboveOthers(percentile)}。`,
  doc: ({ text, percentile }) => `文献共${text}，${aboveOthers(percentile)}。`,
}

const spread = (percentile: number): string => byTone(percentile, '较分散', '分散程度适中', '较集中')

const assumed = '与同领域同申请年专利的比较按内置的假定分布估算，未用实际样本统计。'
/** A counted cohort has no distributions of these four, and none where it has too few patents. */
const assumedInPart = `稳定性、诉讼、同族和转让许可质押的比较，以及样本不足${leastSample}件的指标，按内置的假定分布估算；其余用对照组的实际样本统计。`

/** The sentences of 技术: one for each indicator, and on what the places in the cohort rest. */
export const technologyNotes = (told: Told): Note[] => [
  ...indicatorNotes(told, 'technology', sentences),
  { dim: 'technology', key: 'cohort', tone: 'neutral', text: told.isAssumedCohort ? assumed : assumedInPart },
]
