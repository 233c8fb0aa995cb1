import { shanghaiMinute } from '@portal/platform/contract'
import type { SheetFacts } from '../../contract/facts.ts'
import { type Finding, levelLabels } from '../../contract/finding.ts'
import { personChecks } from '../../contract/findings.ts'
import { factLabels, stepLabels } from '../../contract/labels.ts'
import { regulation } from '../../contract/law.ts'
import { shownPapers } from '../../contract/paper-findings.ts'
import { type PaperKind, paperLabels, type StoredPaper } from '../../contract/papers.ts'
import { agentLabels } from '../../contract/rights.ts'
import { type SheetSection, sheetSections } from '../../contract/sections.ts'

/** A printed sheet as data, the same for PDF and DOCX. */
export type Paper = {
  title: string
  /** The text at the head of every page. */
  head: string
  lead: readonly string[]
  sections: readonly SheetSection[]
  /** Titled lists: what is not done, what deserves a second look, what people must check, and how the paper was made. */
  lists: readonly { title: string; lines: readonly string[] }[]
}

const title = '知识产权海关保护备案信息表'
/** What stands in place of a fact that was not filled in, so that the gap is seen. */
export const notFilled = '（未填写）'

const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(bytes / 1024, 0.1).toFixed(1)} KB`

const papersSection = (
  facts: SheetFacts,
  papers: readonly StoredPaper[],
  terms: Readonly<Record<string, string>>,
): SheetSection => {
  const textOf = (kind: PaperKind): string => {
    const files = papers
      .filter((paper) => paper.kind === kind)
      .map(({ fileName, size }) => `${fileName}（${sizeText(size)}）`)
    const term = terms[kind] ? [`有效期至 ${terms[kind]}`] : []
    return [...files, ...(files.length > 0 ? term : [])].join('\n')
  }
  return {
    title: '六、材料',
    facts: [
      { label: factLabels.byAgent, text: facts.byAgent === null ? '' : agentLabels[facts.byAgent] },
      ...shownPapers(facts).map((kind) => ({ label: paperLabels[kind], text: textOf(kind) })),
    ],
    entries: [],
  }
}

const findingLine = ({ step, level, text }: Finding): string => `【${stepLabels[step]}】${levelLabels[level]}：${text}`

/**
 * The sheet as a paper: first how much is not done, then the facts and the papers, at the end the lists of what is not
 * done and of what only people can check.
 */
export const sheetPaper = (input: {
  facts: SheetFacts
  papers: readonly StoredPaper[]
  terms: Readonly<Record<string, string>>
  findings: readonly Finding[]
  saveTime: number
  now: Date
  isDemonstration: boolean
}): Paper => {
  const { facts, findings } = input
  const open = findings.filter(({ level }) => level !== 'look')
  const looks = findings.filter(({ level }) => level === 'look')
  return {
    title,
    head: [title, facts.recordName, facts.registerNum].filter((text) => text !== '').join(' · '),
    lead: [
      `按${regulation}第七条要求写明的内容整理，供您在海关总署的备案系统中填写和核对时使用。本表不是海关的申请书，栏目和材料以该系统的要求为准。`,
      open.length === 0 ? '各项均已填写，材料齐备。' : `还有 ${open.length} 项没有完成，见文末。`,
    ],
    sections: [...sheetSections(facts), papersSection(facts, input.papers, input.terms)],
    lists: [
      ...(open.length > 0 ? [{ title: '还没有完成', lines: open.map(findingLine) }] : []),
      ...(looks.length > 0 ? [{ title: '请再看一眼', lines: looks.map(findingLine) }] : []),
      { title: '只有人能核对的事项（逐项打勾）', lines: personChecks.map((text) => `□ ${text}`) },
      {
        title: '说明',
        lines: [
          `内容保存于 ${shanghaiMinute(input.saveTime)}，本文件生成于 ${shanghaiMinute(input.now)}（北京时间），由一链维权国际服务平台按填写人的内容整理。`,
          ...(input.isDemonstration ? ['演示环境：以上均为示例数据。'] : []),
        ],
      },
    ],
  }
}
