import type { Day } from '@portal/platform/contract'
import { lapsedLawWords, type SignFinding, trademarkLaw } from './sign-rules.ts'

const words = '囤积商标或恶意注册的申请，被驳回的风险很高'

/** The warning against applications in bad faith, with the article that holds on a day, or without one where it is not checked. */
export const badFaithRisk = (day: Day): Pick<SignFinding, 'text' | 'law'> =>
  day <= trademarkLaw.lastDay
    ? { text: `${words}。`, law: { title: trademarkLaw.title, article: '第四条' } }
    : { text: `${words}（${lapsedLawWords}）。`, law: null }
