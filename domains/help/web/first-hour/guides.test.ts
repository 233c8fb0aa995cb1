import { expect, it } from 'vitest'
import { helpSources } from '../../contract/sources.ts'
import { basisOf } from './basis.ts'
import { firstHourCases, guidesOf } from './cases.ts'
import { mostSteps } from './guide.ts'
import { lastDayOf } from './last-day.ts'

const all = Object.entries(firstHourCases).flatMap(([key, one]) =>
  guidesOf(one).map((placed) => ({ key, one, ...placed, name: `${key}, ${placed.place}, ${placed.side}` })),
)
const linesOf = ({ guide }: (typeof all)[number]) => [
  ...(guide.deadline ? [guide.deadline.line] : []),
  ...guide.steps.flatMap(({ lines }) => lines),
  ...guide.avoid,
]

/** Where the law that a guide may cite is in force; other guides cite none. */
const lawOf: Record<string, string> = {
  'goodsDetained, china': 'china',
  'goodsDetained, eu': 'eu',
  'accountFrozen, china': 'china',
  'boothComplained, canton': 'china',
  'boothComplained, china': 'china',
}

it.each(all)('$name: at most five steps, of the law of that place alone, and nothing to avoid by law', (placed) => {
  const { guide, key, place } = placed
  expect(guide.steps.length).toBeGreaterThan(0)
  expect(guide.steps.length).toBeLessThanOrEqual(mostSteps)
  expect(guide.avoid.length).toBeGreaterThan(0)
  for (const { source } of guide.avoid) expect(source.level).toBe('P')
  const known: readonly { id: string; inForce?: string }[] = Object.values(helpSources)
  const places = linesOf(placed).flatMap(({ source }) => known.find(({ id }) => id === source.id)?.inForce ?? [])
  for (const inForce of places) expect(inForce).toBe(lawOf[`${key}, ${place}`])
  // A number stands only where a law or an official page states it.
  if (guide.deadline) expect(['L', 'O']).toContain(guide.deadline.line.source.level)
})

it('gives a deadline to those whom a source gives one, and to nobody else', () => {
  const given = all.flatMap(({ name, guide }) =>
    guide.deadline ? [`${name}: ${guide.deadline.amount}${guide.deadline.unit}`] : [],
  )
  expect(given).toEqual([
    'goodsDetained, china, holder: 3个工作日',
    'goodsDetained, eu, owner: 10个工作日',
    'goodsDetained, eu, holder: 10个工作日',
    'accountFrozen, mercadoLibre, own: 4日',
    'accountFrozen, mercadoLibre, reseller: 4日',
  ])
})

it('says of Mercado Libre what its page says, counted from the notice', () => {
  const { deadline } = firstHourCases.accountFrozen.guideOf('mercadoLibre', 'own')
  expect(deadline?.from).toBe('从收到平台通知那天起')
  expect(deadline?.line.text).toBe('美客多：被投诉的卖家四日内答复，权利人四日内复核；权利人不复核的，商品链接恢复。')
  expect(helpSources.mercadoLibre.url).toBe('https://sellers.mercadolibre.com')
})

it('says once at its end what all lines rest on', () => {
  expect(basisOf(firstHourCases.goodsDetained.guideOf('eu', 'owner'))).toBe(
    '依据：欧盟第 608/2013 号条例的办理说明，2026-11-20 核对。没有另注依据的是平台建议，2026-11-20 核对。以文书上写的为准。',
  )
  expect(basisOf(firstHourCases.goodsDetained.guideOf('us', 'owner'))).not.toContain('依据：')
})

const deadline = (amount: number, counts: 'china' | 'weekdays' | 'days') => ({
  amount,
  counts,
  unit: '日' as const,
  from: '',
  line: { text: '', source: helpSources.advice, checkedOn: '' },
})

it.each([
  [
    'ten working days of a place whose holidays are not known',
    deadline(10, 'weekdays'),
    '2026-11-20',
    '2026-12-04',
    true,
  ],
  ['working days of China over the national holiday', deadline(3, 'china'), '2026-09-30', '2026-10-10', false],
  ['a Saturday on which China works', deadline(1, 'china'), '2026-10-09', '2026-10-10', false],
  ['plain days', deadline(4, 'days'), '2026-11-27', '2026-12-01', true],
  ['a year whose holidays are not announced yet', deadline(3, 'china'), '2031-01-02', '2031-01-07', true],
])('counts %s', (_name, rule, received, day, isApproximate) => {
  expect(lastDayOf(rule, received)).toEqual({ day, isApproximate })
})

it('counts nothing from what is no day', () => {
  expect(lastDayOf(deadline(3, 'china'), '')).toBeUndefined()
})
