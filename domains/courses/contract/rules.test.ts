import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admits, courseActionsIn, courseStateAt, mayPromote, movesUp, ownActionsIn, seatsLeft } from './rules.ts'

const day = 86_400_000

describe('a seat', () => {
  it('is had by a group that fits as a whole, while nobody waits', () => {
    expect(admits({ seats: 30, taken: 28, waiting: 0 }, 2)).toBe(true)
    expect(admits({ seats: 30, taken: 28, waiting: 0 }, 3)).toBe(false)
    expect(admits({ seats: 30, taken: 28, waiting: 1 }, 1)).toBe(false)
  })

  it('is not promised to anybody new while somebody waits', () => {
    expect(seatsLeft({ seats: 30, taken: 28, waiting: 0 })).toBe(2)
    expect(seatsLeft({ seats: 30, taken: 28, waiting: 1 })).toBe(0)
  })

  it('goes to the head of the line, and nobody passes a group that does not fit', () => {
    const line = [{ num: 2 }, { num: 1 }, { num: 4 }, { num: 1 }]
    expect(movesUp(3, line)).toEqual([{ num: 2 }, { num: 1 }])
    expect(movesUp(6, line)).toEqual([{ num: 2 }, { num: 1 }])
    expect(movesUp(8, line)).toEqual(line)
    expect(movesUp(1, line)).toEqual([])
  })

  it('may be given by hand to whoever waits further back and fits', () => {
    expect(mayPromote({ state: 'waiting', num: 1 }, 'closed', { seats: 5, taken: 4, waiting: 3 })).toBe(true)
    expect(mayPromote({ state: 'waiting', num: 2 }, 'open', { seats: 5, taken: 4, waiting: 3 })).toBe(false)
    expect(mayPromote({ state: 'cancelled', num: 1 }, 'open', { seats: 5, taken: 4, waiting: 3 })).toBe(false)
    expect(mayPromote({ state: 'waiting', num: 1 }, 'ended', { seats: 5, taken: 4, waiting: 3 })).toBe(false)
  })
})

describe('a course', () => {
  const times = { status: 'published', courseTime: 10 * day, deadline: 8 * day } as const

  it('is open until its deadline, closed until it begins, then over', () => {
    expect(courseStateAt(times, 8 * day)).toBe('open')
    expect(courseStateAt(times, 8 * day + 1)).toBe('closed')
    expect(courseStateAt({ ...times, deadline: null }, 10 * day - 1)).toBe('open')
    expect(courseStateAt(times, 10 * day)).toBe('ended')
    expect(courseStateAt({ ...times, status: 'draft' }, 11 * day)).toBe('draft')
    expect(courseStateAt({ ...times, status: 'cancelled' }, 0)).toBe('cancelled')
  })

  it('that somebody may have seen is cancelled and not deleted', () => {
    expect(courseActionsIn('draft')).toContain('remove')
    expect(courseActionsIn('open')).toEqual(['edit', 'cancel'])
    expect(courseActionsIn('ended')).toEqual([])
  })

  it('may be given up before it begins, and taken into a calendar once confirmed', () => {
    expect(ownActionsIn({ state: 'waiting', wasConfirmed: false }, 'closed')).toEqual(['cancel'])
    expect(ownActionsIn({ state: 'confirmed', wasConfirmed: true }, 'open')).toEqual(['cancel', 'calendar'])
    expect(ownActionsIn({ state: 'confirmed', wasConfirmed: true }, 'ended')).toEqual(['calendar'])
    expect(ownActionsIn({ state: 'cancelled', wasConfirmed: true }, 'open')).toEqual(['calendar'])
    expect(ownActionsIn({ state: 'waiting', wasConfirmed: false }, 'cancelled')).toEqual([])
  })
})

type Step = { kind: 'signUp'; num: number } | { kind: 'cancel'; at: number } | { kind: 'seats'; more: number }
type Member = { name: number; num: number; state: 'confirmed' | 'waiting' | 'cancelled' }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('signUp' as const), num: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(40) }),
  fc.record({ kind: fc.constant('seats' as const), more: fc.integer({ min: 1, max: 4 }) }),
)

it('keeps every promise of the waiting list, whatever happens in whatever order', () => {
  const run = (seatsAtFirst: number, history: readonly Step[]) => {
    let seats = seatsAtFirst
    const members: Member[] = []
    const having = (state: Member['state']) => members.filter((member) => member.state === state)
    const taken = () => having('confirmed').reduce((sum, { num }) => sum + num, 0)
    const counts = () => ({ seats, taken: taken(), waiting: having('waiting').length })
    for (const step of history) {
      const before = having('waiting').map(({ name }) => name)
      if (step.kind === 'signUp') {
        const state = admits(counts(), step.num) ? 'confirmed' : 'waiting'
        members.push({ name: members.length, num: step.num, state })
      } else {
        const left = step.kind === 'cancel' ? members[step.at] : undefined
        if (left) left.state = 'cancelled'
        if (step.kind === 'seats') seats += step.more
        for (const member of movesUp(seats - taken(), having('waiting'))) member.state = 'confirmed'
      }
      const after = having('waiting').map(({ name }) => name)
      const [head] = having('waiting')
      expect(taken()).toBeLessThanOrEqual(seats)
      // Who still waits stands in the order he came, and whoever moved up was ahead of all of them.
      expect(after).toEqual(after.toSorted((a, b) => a - b))
      const moved = before.filter((name) => members[name]?.state === 'confirmed')
      expect(moved.every((name) => after.every((other) => name < other))).toBe(true)
      // Nobody is left to wait in front of seats that would do.
      if (head) expect(head.num).toBeGreaterThan(seats - taken())
    }
  }
  fc.assert(fc.property(fc.integer({ min: 1, max: 20 }), fc.array(steps, { maxLength: 40 }), run))
})
