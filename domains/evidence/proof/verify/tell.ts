import { type Claim, claimTitles, reasons, type Text, type Verdict, verdictOf } from './reasons.ts'
import type { Report } from './report.ts'

export type Language = keyof Text

/** A report in the words of one language, in the form in which the server answers it. */
export type ToldReport = {
  verdict: Report['verdict']
  conclusion: string
  claims: { id: string; title: string; verdict: Verdict; detail: string }[]
}

const itemText = (item: Claim['items'][number], language: Language): string =>
  typeof item === 'string' ? item : item[language]

const detailOf = ({ reason, items }: Claim, language: Language): string => {
  const told = items.map((item) => itemText(item, language)).join(language === 'zh' ? '；' : '; ')
  const said = reasons[reason][language]
  return told === '' ? said : `${said}${language === 'zh' ? '：' : ': '}${told}`
}

export const tellReport = ({ verdict, conclusion, claims }: Report, language: Language): ToldReport => ({
  verdict,
  conclusion: conclusion[language],
  claims: claims.map((one) => ({
    id: one.id,
    title: claimTitles[one.id][language],
    verdict: verdictOf(one),
    detail: detailOf(one, language),
  })),
})
