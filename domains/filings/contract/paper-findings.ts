import { addDays, type Day } from '@portal/platform/contract'
import type { SheetFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { type PaperKind, paperKinds, paperLabels, type StoredPaper } from './papers.ts'

/** The papers of a sheet by kind; `survey` is what was found out about a file, null while that is not known. */
export type PaperView = Readonly<
  Record<
    PaperKind,
    {
      files: readonly (Pick<StoredPaper, 'fileName' | 'sha256'> & { survey: StoredPaper['survey'] | null })[]
      validUntil: Day
    }
  >
>

/**
 * Days within which a paper should stay valid: customs decide within thirty working days of receiving all papers
 * (article 8), which is about six weeks, and the rest is a margin.
 */
const decisionDays = 60
/** A picture whose shorter side has fewer pixels is too small: the small print of a page cannot be read in it. */
const fewPixels = 600

const needed = ({ licensing, byAgent }: SheetFacts): readonly PaperKind[] => [
  'identity',
  'certificate',
  'goodsPhotos',
  ...(licensing === 1 ? (['licences'] as const) : []),
  ...(byAgent === 1 ? (['powerOfAttorney', 'agentIdentity'] as const) : []),
]

export const isNeeded = (facts: SheetFacts, kind: PaperKind): boolean => needed(facts).includes(kind)

/** The kinds of paper that belong to these facts: those that are needed, and clues where infringing goods are known. */
export const shownPapers = (facts: SheetFacts): readonly PaperKind[] =>
  paperKinds.filter((kind) => isNeeded(facts, kind) || (kind === 'infringementClues' && facts.hasInfringing === 1))

/** The findings about the papers that belong to these facts. */
export const findingsOfPapers = (facts: SheetFacts, papers: PaperView, today: Day): Finding[] => {
  const say = (level: Finding['level'], kind: PaperKind | 'byAgent', text: string): Finding => ({
    step: 'papers',
    level,
    text,
    field: kind === 'byAgent' ? kind : `papers.${kind}.files`,
  })
  const found: Finding[] = facts.byAgent === null ? [say('missing', 'byAgent', '由谁办理')] : []
  const seen = new Map<string, string>()
  for (const kind of shownPapers(facts)) {
    const { files, validUntil } = papers[kind]
    const label = paperLabels[kind]
    if (files.length === 0) {
      const text = isNeeded(facts, kind) ? label : `没有上传${label}：有证明文件的，应当一并附送`
      found.push(say(isNeeded(facts, kind) ? 'missing' : 'look', kind, text))
      continue
    }
    found.push(...termFindings(validUntil, today).map(({ level, text }) => say(level, kind, `${label}${text}`)))
    for (const { fileName, sha256, survey } of files) {
      const twin = seen.get(sha256)
      if (twin !== undefined) found.push(say('look', kind, `${label}：“${fileName}”与${twin}是同一个文件`))
      seen.set(sha256, `${label}的“${fileName}”`)
      if (survey)
        found.push(...fileFindings(survey).map(({ level, text }) => say(level, kind, `${label}：“${fileName}”${text}`)))
    }
  }
  return found
}

type Verdict = { level: Finding['level']; text: string }

const termFindings = (validUntil: Day, today: Day): Verdict[] => {
  if (validUntil === '') return []
  if (validUntil < today) return [{ level: 'wrong', text: `已于 ${validUntil} 到期` }]
  if (validUntil > addDays(today, decisionDays)) return []
  return [
    { level: 'look', text: `将于 ${validUntil} 到期：海关收到全部文件后三十个工作日内决定，请留意届时是否仍有效` },
  ]
}

const fileFindings = ({ readable, blank, width, height }: StoredPaper['survey']): Verdict[] => {
  if (!readable) return [{ level: 'wrong', text: '打不开：可能已损坏，或者加了密码' }]
  if (blank) return [{ level: 'look', text: '第一页只有一种颜色，看起来是空白页' }]
  if (width !== null && height !== null && Math.min(width, height) < fewPixels) {
    return [{ level: 'look', text: `只有 ${width}×${height} 像素，小字可能看不清` }]
  }
  return []
}
