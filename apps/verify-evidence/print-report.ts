import { type Language, type Report, tellReport, type Verdict } from '@portal/evidence/proof'

const verdictWords = {
  zh: { VALID: '成立', PARTIAL: '部分', INVALID: '不成立', CANNOT_TELL: '无法判断', ABSENT: '没有' },
  en: { VALID: 'VALID', PARTIAL: 'PARTIAL', INVALID: 'INVALID', CANNOT_TELL: 'CANNOT TELL', ABSENT: 'NONE' },
} satisfies Record<Language, Record<Verdict, string>>

/** A report as lines for a terminal: the first says what holds and what is not proved, the last is the verdict again. */
export const reportLines = (report: Report, language: Language): string => {
  const { claims, conclusion, verdict } = tellReport(report, language)
  const words = verdictWords[language]
  const lines = claims.map((claim) => `[${words[claim.verdict]}] ${claim.title}  ${claim.detail}`)
  const title = `${language === 'zh' ? '结论' : 'Conclusion'} ${verdict.replace('_', ' ')}`
  return [`${title}  ${conclusion}`, '', ...lines, '', title, ''].join('\n')
}

/** The report as JSON for other programs: the facts, and the claims in words. */
export const reportJson = (report: Report, language: Language): string => {
  const { statement, digests, log, times } = report
  const record = statement && { evidence: statement.evidence, kind: statement.kind, files: statement.files }
  return `${JSON.stringify({ ...tellReport(report, language), record, statement: digests, log, times }, undefined, 2)}\n`
}
