import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from './actions.ts'
import { choiceLetters, choiceText, mostQuestions, unsure } from './choices.ts'
import { europeanUnion } from './market.ts'
import { categories, channels } from './profile.ts'
import { questionsFor, topics } from './question.ts'
import { currentSet, findQuestionSet } from './question-sets.ts'

const { questions, version } = currentSet
const destinations = ['美国', '德国', '巴西', '中国香港']
const subsets = Array.from({ length: 2 ** channels.length - 1 }, (_, index) =>
  channels.filter((_channel, bit) => ((index + 1) & (1 << bit)) !== 0),
)
const profiles = categories.flatMap((category) =>
  destinations.flatMap((country) =>
    subsets.map((chosen) => ({ product: '太阳镜', category, country, channels: chosen })),
  ),
)

describe('the questions', () => {
  it('are 30 to 40, each known by one name', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(questions.length).toBeLessThanOrEqual(mostQuestions)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length)
    for (const { id } of questions) expect(id).toMatch(/^[a-z-]{1,40}$/)
    expect(findQuestionSet(version)).toBe(currentSet)
  })

  it('say why they are asked and what to do', () => {
    for (const { ask, why, action, todo } of questions) {
      expect(ask).toMatch(/？$/)
      for (const text of [why, todo]) expect(text).toMatch(/。$/)
      expect(action.length).toBeGreaterThan(4)
    }
  })

  it('rank their answers from 100 to 0', () => {
    for (const { options } of questions) {
      const points = options.map((option) => option.points)
      expect(points[0]).toBe(100)
      expect(points.at(-1)).toBe(0)
      expect(points).toEqual([...new Set(points)].toSorted((a, b) => b - a))
      expect(options.length).toBeLessThanOrEqual(choiceLetters.length)
    }
  })

  it('state law only with its source and the day it was read', () => {
    const facts = questions.flatMap(({ fact }) => (fact ? [fact] : []))
    expect(facts.length).toBeGreaterThanOrEqual(8)
    for (const { source, checkedOn, until } of facts) {
      expect(source).toMatch(/^《.+》.*第.+条/)
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      // Another trademark law takes the place of this one on that day.
      if (source.startsWith('《商标法》')) expect(until).toBe('2027-01-01')
    }
  })

  it(`are 19 to 40 in all ${profiles.length} combinations of product, country and channels, some in every topic`, () => {
    for (const profile of profiles) {
      const asked = questionsFor(currentSet, profile)
      expect(asked.length, JSON.stringify(profile)).toBeGreaterThanOrEqual(19)
      expect(asked.length, JSON.stringify(profile)).toBeLessThanOrEqual(40)
      expect([...new Set(asked.map(({ topic }) => topic))]).toEqual(topics)
    }
  })

  it('are each asked of somebody', () => {
    const asked = new Set(profiles.flatMap((profile) => questionsFor(currentSet, profile)))
    expect(questions.filter((question) => !asked.has(question))).toEqual([])
  })

  it('are the same for every member of the European Union', () => {
    const of = (country: string) =>
      questionsFor(currentSet, { product: '灯', category: 'home', country, channels: ['trade'] }).map(({ id }) => id)
    for (const country of europeanUnion) expect(of(country)).toEqual(of('德国'))
    expect(of('德国')).not.toEqual(of('巴西'))
  })
})

describe('the forms of the actions', () => {
  const everything = [
    ...['riskAversion', 'exhibition', 'customsSeizure', 'eCommerceInfringement', 'exhibitionInfringement'],
    ...['tradeDisputes', 'oneRegister', 'exhibitionCertificate'],
  ].map((name) => `/home/${name}`)

  it('are there for every question, filled within their limits, with nothing left open', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.constantFrom(...profiles),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
        fc.subarray(everything),
        fc.constantFrom(...choiceLetters, unsure, undefined),
        (question, profile, product, some, letter) => {
          const check = { ...profile, version, choices: letter ? { [question.id]: letter } : {} }
          const known = { ...check, product: product.replaceAll(/[{}$]/g, '甲') }
          const form = formOf(question, known, (one) => one === '/home/riskAversion' || some.includes(one))
          expect(everything.some((service) => form?.to.startsWith(service))).toBe(true)
          for (const value of Object.values(form?.values ?? {})) {
            expect(String(value)).not.toMatch(/[{}]/)
            expect([...String(value)].length).toBeLessThanOrEqual(500)
          }
        },
      ),
    )
  })

  it('name only services that are known', () => {
    const named = questions.flatMap(({ forms = [] }) => forms.map(({ service }) => service))
    expect(named.filter((service) => !everything.includes(service))).toEqual([])
  })

  it('are the first that the portal offers, else the guidance on risks, or none', () => {
    const question = questions.find(({ id }) => id === 'ct-dispute')
    if (!question) throw new Error('no such question')
    const profile = { product: '太阳镜', category: 'other', country: '德国', channels: ['trade'] } as const
    const open = (...services: string[]) =>
      formOf(question, { ...profile, channels: ['trade'], version, choices: { 'ct-dispute': 'c' } }, (one) =>
        services.includes(one),
      )
    expect(open('/home/riskAversion')?.to).toBe('/home/riskAversion')
    expect(open('/home/riskAversion', '/home/tradeDisputes')).toMatchObject({
      to: '/home/tradeDisputes',
      values: { disputeNation: '德国', appeal: expect.stringContaining('向德国出口太阳镜') },
    })
    expect(open('/home/customsSeizure')).toBeUndefined()
  })

  it('hold nothing that was not said', () => {
    const profile = { product: '太阳镜', category: 'other', country: '德国', channels: ['trade'] } as const
    for (const question of questions) {
      const letters = question.options.flatMap(({ points }, index) => (points > 0 ? (choiceLetters[index] ?? []) : []))
      for (const letter of [...letters, unsure] as const) {
        const check = { ...profile, channels: [...profile.channels], version, choices: { [question.id]: letter } }
        const form = formOf(question, check, () => true)
        if (form?.values.appeal === undefined) continue
        expect(form.values.appeal).toContain(`“${question.ask}”一题的回答是“${choiceText(question, check.choices)}”`)
        if (question.urgent) expect(form.to).toBe('/home/riskAversion')
      }
    }
  })
})
