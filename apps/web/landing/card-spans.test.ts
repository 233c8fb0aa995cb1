import { describe, expect, it } from 'vitest'
import { cardSpans, placeCards } from './card-spans.ts'

describe('the cards of the services', () => {
  it('stand two, one, one, then one, one, two', () => {
    expect(cardSpans(9)).toEqual([2, 1, 1, 1, 1, 2, 2, 1, 1])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('leave no gap in any row of four when they are %i', (count) => {
    const spans = cardSpans(count)
    expect(spans).toHaveLength(count)
    let filled = 0
    for (const span of spans) {
      expect((filled % 4) + span).toBeLessThanOrEqual(4)
      filled += span
    }
    expect(filled % 4).toBe(0)
  })

  it('give the wide places to the large services and lose none', () => {
    const things = ['a', 'b', 'C', 'd', 'E', 'f', 'g'].map((name) => ({
      name,
      ...(name < 'Z' && { isLarge: true as const }),
    }))
    const placed = placeCards(things).map(({ thing, span }) => `${thing.name}${span}`)
    expect(placed).toEqual(['C2', 'a1', 'b1', 'd1', 'f1', 'E2', 'g4'])
  })
})
