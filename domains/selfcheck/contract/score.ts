import * as z from 'zod/mini'
import { type Choices, chosenOption } from './choices.ts'
import { type Question, topics } from './question.ts'

/** 红黄绿, and 未知 where too little was answered to say. */
export const lights = ['red', 'yellow', 'green', 'unknown'] as const
export type Light = (typeof lights)[number]
export const lightLabels = {
  red: '红灯 · 风险较高',
  yellow: '黄灯 · 有待补强',
  green: '绿灯 · 准备较充分',
  unknown: '未知 · 答得不够',
} satisfies Record<Light, string>

/**
 * The limits of the lights: yellow and green begin at these scores; a topic is unknown from this share of unanswered weight on.
 */
export const lightBounds = { green: 80, yellow: 50, unknownShare: 0.5 } as const

const count = z.number().check(z.int(), z.gte(0))
const score = count.check(z.lte(100))
const rating = {
  /** The score, 0 to 100; an unknown answer earns nothing. */
  score,
  /** The score if all unknown answers turned out well. */
  upTo: score,
  light: z.enum(lights),
  /** How many questions were asked, and how many of them are unanswered or answered with 不清楚. */
  asked: count,
  unknown: count,
}
export const scores = z.object({ ...rating, topics: z.array(z.object({ topic: z.enum(topics), ...rating })) })
export type Scores = z.infer<typeof scores>
type Rating = Omit<Scores, 'topics'>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round(part / whole))

const rate = (questions: readonly Question[], choices: Choices, hasRedTopic = false): Rating => {
  const open = questions.filter((question) => !chosenOption(question, choices))
  const weight = sum(questions.map((question) => question.weight))
  const openWeight = sum(open.map((question) => question.weight))
  const earned = sum(questions.map((question) => question.weight * (chosenOption(question, choices)?.points ?? 0)))
  const hasGap = questions.some((question) => question.critical && chosenOption(question, choices)?.points === 0)
  const reached = percent(earned, weight)
  return {
    score: reached,
    upTo: percent(earned + openWeight * 100, weight),
    light: lightOf({
      score: reached,
      openShare: weight === 0 ? 1 : openWeight / weight,
      isHeld: hasGap || hasRedTopic,
    }),
    asked: questions.length,
    unknown: open.length,
  }
}

const lightOf = ({ score, openShare, isHeld }: { score: number; openShare: number; isHeld: boolean }): Light => {
  if (openShare >= lightBounds.unknownShare) return 'unknown'
  if (score < lightBounds.yellow) return 'red'
  return score >= lightBounds.green && !isHeld ? 'green' : 'yellow'
}

/**
 * Score and light of each topic and of all, for the questions that were asked. What is not answered, and what is
 * answered 不清楚, earns nothing and is counted as unknown; a better answer never lowers a score.
 */
export const scoreOf = (questions: readonly Question[], choices: Choices): Scores => {
  const ofTopics = topics.map((topic) => ({
    topic,
    ...rate(
      questions.filter((question) => question.topic === topic),
      choices,
    ),
  }))
  const hasRedTopic = ofTopics.some(({ light }) => light === 'red')
  return { ...rate(questions, choices, hasRedTopic), topics: ofTopics }
}
