import type { Day } from '@portal/platform/contract'
import { findingsOfFacts } from './fact-findings.ts'
import type { SheetFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { findingsOfPapers, type PaperView } from './paper-findings.ts'

/** All findings about a sheet, in the order of its steps. `today` is the day in Asia/Shanghai. */
export const findingsOf = (facts: SheetFacts, papers: PaperView, today: Day): Finding[] => [
  ...findingsOfFacts(facts, today),
  ...findingsOfPapers(facts, papers, today),
]

/** Whether a sheet is ready: nothing is missing and nothing is wrong. */
export const isComplete = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level === 'look')

/** What no machine can check; a person ticks these lines off before the papers go to customs. */
export const personChecks: readonly string[] = [
  '身份证明上的名称，与权利证书和本表逐字一致；权利转让过的，证书上已是现在的权利人',
  '上传的证书就是本表所写的这一项权利，证书号、类别、期限抄写无误',
  '扫描件上的文字和印章看得清，没有缺页；复印件与原件一致',
  '照片上看得清商标、外观或其他标识，拍的是正品',
  '外文文件的中文译本准确；境外形成的文件是否还要其他手续，以海关总署的要求为准',
  '被许可人、进出口商、产地写全了，价格的单位和币种写清了',
]
