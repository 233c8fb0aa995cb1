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

/** An option of a question; `points` is the per cent of the question's weight that it earns. */
type AnswerOption = { text: string; points: number }

/** A form that an action opens, with the values to fill in; `{product}`, `{country}` and `{channels}` in them are replaced. */
export type ActionForm = {
  /** The address of the service in the portal; where the portal does not offer the service, there is no form. */
  service: string
  /** What must be added to that address to reach the form: a sub-route or a query. */
  within?: string
  fill: Readonly<Record<string, string | number>>
}

export type Question = {
  /** The id of the question; no other question ever gets the same id. */
  id: string
  topic: Topic
  /** The weight of the question within its topic, from 1 to 5. */
  weight: 1 | 2 | 3 | 4 | 5
  /** True: when the answer earns nothing, the topic cannot be green, whatever the other answers are. */
  critical?: true
  /** True: the worst answer means that a time limit of somebody is running. */
  urgent?: true
  /** The question is asked only where the visitor's goods match at least one entry of each given list. */
  when?: { categories?: readonly Category[]; markets?: readonly Market[]; channels?: readonly Channel[] }
  ask: string
  why: string
  /** The action in a few words, and as a step that can be done without any form. */
  action: string
  todo: string
  /** Action and step for answers other than the worst one, where those for the worst one do not fit. */
  otherwise?: { action: string; todo: string }
  /** From the best answer to the worst: 100 points first, 0 last. */
  options: readonly [AnswerOption, AnswerOption, ...AnswerOption[]]
  /** A statement of law with its source and the day that text was read. */
  fact?: {
    text: string
    source: string
    checkedOn: string
    /** The day from which the statement no longer holds and is no longer shown. */
    until?: string
  }
  /**
   * Forms for the worst answer. The first one whose service the portal offers is opened; where there is none, the form for
   * advice on risks.
   */
  forms?: readonly ActionForm[]
}

/**
 * A set of questions. A published set is never edited: a change makes a new set with a new version, so that old results stay
 * readable.
 */
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
