import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostActions, topActions } from './actions.ts'
import { type Choice, type Choices, choiceLetters, chosenOption, unsure } from './choices.ts'
import { changedAnswers } from './compare.ts'
import { categories, channels, type Profile } from './profile.ts'
import { type Question, questionsFor } from './question.ts'
import { currentSet } from './question-sets.ts'
import { selfCheckSample } from './samples.ts'
import { lightBounds, type Scores, scoreOf, scores } from './score.ts'

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  product: fc.constant('太阳镜'),
  category: fc.constantFrom(...categories),
  country: fc.constantFrom('美国', '法国', '巴西'),
  channels: fc.subarray([...channels], { minLength: 1 }),
})
const choicesFor = (questions: readonly Question[]): fc.Arbitrary<Choices> =>
  fc
    .tuple(
      ...questions.map(({ options }) =>
        fc.constantFrom<(Choice | undefined)[]>(undefined, unsure, ...choiceLetters.slice(0, options.length)),
      ),
    )
    .map((letters) =>
      Object.fromEntries(
        questions.flatMap(({ id }, index) => (letters[index] === undefined ? [] : [[id, letters[index]]])),
      ),
    )
const anyCheck = anyProfile.chain((profile) => {
  const questions = questionsFor(currentSet, profile)
  return fc.record({ questions: fc.constant(questions), choices: choicesFor(questions) })
})
const ratings = (all: Scores) => [all, ...all.topics]

describe('the score', () => {
  it('stays between 0 and 100, and between what is known and what may be', () => {
    fc.assert(
      fc.property(anyCheck, ({ questions, choices }) => {
        const result = scoreOf(questions, choices)
        expect(scores.safeParse(result).success).toBe(true)
        for (const { score, upTo, unknown, asked } of ratings(result)) {
          expect(upTo).toBeGreaterThanOrEqual(score)
          expect(unknown).toBeLessThanOrEqual(asked)
          if (unknown === 0) expect(upTo).toBe(score)
        }
      }),
    )
  })

  it('never falls when one answer becomes better, and neither does the light', () => {
    const rank = { red: 0, yellow: 1, green: 2, unknown: -1 }
    fc.assert(
      fc.property(anyCheck, fc.nat(), ({ questions, choices }, pick) => {
        const question = questions[pick % questions.length]
        if (!question) return
        const before = scoreOf(questions, choices)
        const points = chosenOption(question, choices)?.points ?? 0
        for (const [index, option] of question.options.entries()) {
          if (option.points < points) continue
          const letter = choiceLetters[index] ?? unsure
          const after = scoreOf(questions, { ...choices, [question.id]: letter })
          for (const [place, rating] of ratings(after).entries()) {
            const old = ratings(before)[place]
            expect(rating.score).toBeGreaterThanOrEqual(old?.score ?? 0)
            const wasKnown = chosenOption(question, choices) !== undefined
            if (wasKnown && old) expect(rank[rating.light]).toBeGreaterThanOrEqual(rank[old.light])
          }
        }
      }),
    )
  })

  it('is 100 and green for the best answers, 0 and red for the worst, unknown for none', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const questions = questionsFor(currentSet, profile)
        const all = (letterOf: (question: Question) => Choice) =>
          Object.fromEntries(questions.map((question) => [question.id, letterOf(question)]))
        const best = scoreOf(
          questions,
          all(() => 'a'),
        )
        const worst = scoreOf(
          questions,
          all(({ options }) => choiceLetters[options.length - 1] ?? unsure),
        )
        for (const rating of ratings(best)) expect(rating).toMatchObject({ score: 100, light: 'green', unknown: 0 })
        for (const rating of ratings(worst)) expect(rating).toMatchObject({ score: 0, light: 'red', unknown: 0 })
        for (const none of [
          scoreOf(questions, {}),
          scoreOf(
            questions,
            all(() => unsure),
          ),
        ])
          for (const rating of ratings(none))
            expect(rating).toMatchObject({ score: 0, upTo: 100, light: 'unknown', unknown: rating.asked })
      }),
    )
  })

  it('shows no green where a critical question earned nothing, nor in all where a topic is red', () => {
    fc.assert(
      fc.property(anyCheck, ({ questions, choices }) => {
        const result = scoreOf(questions, choices)
        const gaps = questions.filter((question) => question.critical && chosenOption(question, choices)?.points === 0)
        for (const { topic } of gaps) expect(result.topics.find((one) => one.topic === topic)?.light).not.toBe('green')
        if (gaps.length > 0 || result.topics.some(({ light }) => light === 'red'))
          expect(result.light).not.toBe('green')
        if (result.light === 'green') expect(result.score).toBeGreaterThanOrEqual(lightBounds.green)
      }),
    )
  })

  it('counts answers to other questions for nothing', () => {
    const questions = questionsFor(currentSet, selfCheckSample)
    expect(scoreOf(questions, { ...selfCheckSample.choices, 'ch-booth': 'a' })).toEqual(
      scoreOf(questions, selfCheckSample.choices),
    )
  })
})

describe('the first actions', () => {
  it('are the five that cost most, in falling order, among equals time limits first and critical ones second', () => {
    fc.assert(
      fc.property(anyCheck, ({ questions, choices }) => {
        const actions = topActions(questions, choices)
        const rank = ({ loss, question }: (typeof actions)[number]) =>
          loss * 4 + (question.urgent ? 2 : 0) + (question.critical ? 1 : 0)
        expect(actions.length).toBeLessThanOrEqual(mostActions)
        expect(actions.map(rank)).toEqual(actions.map(rank).toSorted((a, b) => b - a))
        const done = questions.filter((question) => chosenOption(question, choices)?.points === 100)
        expect(actions.filter(({ question }) => done.includes(question))).toEqual([])
        expect(actions.length).toBe(Math.min(mostActions, questions.length - done.length))
        const least = Math.min(...actions.map(({ loss }) => loss))
        const shown = new Set(actions.map(({ question }) => question.id))
        for (const question of questions.filter(({ id }) => !shown.has(id))) {
          const option = chosenOption(question, choices)
          if (option) expect(question.weight * (100 - option.points)).toBeLessThanOrEqual(least)
        }
      }),
    )
  })
})

it('says of a time limit that it runs only where the answer says so', () => {
  const { choices } = selfCheckSample
  const questions = questionsFor(currentSet, selfCheckSample)
  const urgent = (given: Choices) =>
    topActions(questions, given).flatMap(({ question, isUrgent }) => (isUrgent ? question.id : []))
  expect(urgent(choices)).toEqual(['ch-seized'])
  expect(urgent({ ...choices, 'ch-seized': 'u', 'ct-dispute': 'c', 'ch-takedown': 'c' })).toEqual([
    'ct-dispute',
    'ch-takedown',
  ])
  expect(urgent({ ...choices, 'ch-seized': 'b' })).toEqual([])
})

describe('two checks side by side', () => {
  const compare = (choices: Choices, profile: Partial<Profile> = {}) =>
    changedAnswers(
      { check: selfCheckSample, set: currentSet },
      { check: { ...selfCheckSample, ...profile, choices: { ...choices } }, set: currentSet },
    )
  it('differ in nothing when equal', () => expect(compare(selfCheckSample.choices)).toEqual([]))

  it('tell what became better, worse, known and open', () => {
    const changes = compare({ ...selfCheckSample.choices, 'tm-search': 'a', 'tm-squat': 'c', 'pt-around': 'c' })
    expect(changes.map(({ question, before, after, trend }) => [question.id, before, after, trend])).toEqual([
      ['tm-search', '只做过简单搜索', '已按标识和商品类别查询，并留有记录', 'better'],
      ['tm-squat', '查过，没有', '已被他人注册，还没有处理', 'worse'],
      ['pt-around', '不清楚', '没有准备', 'same'],
    ])
  })

  it('tell which questions came and went with the channel', () => {
    const changes = compare(selfCheckSample.choices, { channels: ['ownBrand', 'fair'] })
    const of = (trend: string) => changes.filter((change) => change.trend === trend).map(({ question }) => question.id)
    expect(of('new')).toEqual(['pt-publish', 'ch-exhibits', 'ch-booth', 'ch-evidence'])
    expect(of('gone')).toEqual(['cp-listing', 'ch-rules', 'ch-appeal', 'ch-takedown'])
  })
})
