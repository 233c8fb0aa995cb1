import type { Market } from './market.ts'
import { marketOf } from './market.ts'
import type { Category, Channel, Profile } from './profile.ts'

/** The five groups of questions, in the order in which they are asked. */
export const topics = ['trademark', 'patent', 'copyright', 'contract', 'channel'] as const
export type Topic = (typeof topics)[number]
export const topicLabels = {
  trademark: '商标',
  patent: '专利与外观',
  copyright: '著作权与图片',
  contract: '合同与定牌',
  channel: '渠道与物流',
} satisfies Record<Topic, string>

/** What an answer earns of its question's weight, in percent. */
type AnswerOption = { text: string; points: number }

/** A form that an action opens, and what stands in it then; `{product}`, `{country}`, `{channels}` are filled in. */
export type ActionForm = {
  /** The address of the service in the portal's list: no service, no form. */
  service: string
  /** What follows that address where the form is: a sub-route or a query. */
  within?: string
  fill: Readonly<Record<string, string | number>>
}

export type Question = {
  /** Never used again for another question. */
  id: string
  topic: Topic
  /** 1 to 5: how much of a topic hangs on it. */
  weight: 1 | 2 | 3 | 4 | 5
  /** An answer worth nothing keeps the topic from green, whatever the rest is. */
  critical?: true
  /** Its worst answer says that somebody's time limit is running. */
  urgent?: true
  /** Asked only where each given list has one of the visitor's. */
  when?: { categories?: readonly Category[]; markets?: readonly Market[]; channels?: readonly Channel[] }
  ask: string
  why: string
  /** The action in a few words, then in a step that can be done without any form. */
  action: string
  todo: string
  /** The same where the answer is not the worst one and what the worst one calls for would be out of place. */
  otherwise?: { action: string; todo: string }
  /** From the best answer to the worst: 100 points first, 0 last. */
  options: readonly [AnswerOption, AnswerOption, ...AnswerOption[]]
  /** A statement of law with its source and the day that text was read. */
  fact?: {
    text: string
    source: string
    checkedOn: string
    /** The day from which it no longer stands, and is no longer shown. */
    until?: string
  }
  /** Written for the worst answer. The first whose service the portal offers is opened; without one, the guidance on risks. */
  forms?: readonly ActionForm[]
}

/** A published set is never edited: a change is a set with a new version beside it, so that old results stay readable. */
export type QuestionSet = { version: string; questions: readonly Question[] }

const meets = <T>(wanted: readonly T[] | undefined, given: readonly T[]): boolean =>
  wanted === undefined || wanted.some((one) => given.includes(one))

/** The answers to questions that a set still asks of these goods. */
export const keptChoices = <C>(set: QuestionSet, profile: Profile, choices: Readonly<Record<string, C>>) => {
  const asked = new Set(questionsFor(set, profile).map(({ id }) => id))
  return Object.fromEntries(Object.entries(choices).filter(([id]) => asked.has(id)))
}

/** The questions of a set that concern these goods, this destination and these channels, topic by topic. */
export const questionsFor = ({ questions }: QuestionSet, profile: Profile): Question[] => {
  const market = marketOf(profile.country)
  const asked = questions.filter(
    ({ when = {} }) =>
      meets(when.categories, [profile.category]) &&
      meets(when.markets, [market]) &&
      meets(when.channels, profile.channels),
  )
  return topics.flatMap((topic) => asked.filter((question) => question.topic === topic))
}
