import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCaseNumber, underNewNumber } from './case-number.ts'

const at = (iso: string) => ({ now: () => new Date(iso), chance: randomBytes })
const noon = at('2026-11-20T04:00:00Z')

describe('the number of a case', () => {
  it('carries the day in Beijing, not the one in UTC', () => {
    expect(newCaseNumber(at('2026-11-19T15:59:59.999Z'), 'KL')).toMatch(/^KL20261119\d{6}$/)
    expect(newCaseNumber(at('2026-11-19T16:00:00.000Z'), 'KL')).toMatch(/^KL20261120\d{6}$/)
  })

  it('has six digits whatever chance gives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        const number = newCaseNumber({ now: noon.now, chance: () => Buffer.from(bytes) }, 'EV')
        return /^EV20261120\d{6}$/.test(number)
      }),
    )
  })

  it('does not count up', () => {
    const numbers = Array.from({ length: 200 }, () => newCaseNumber(noon, 'KL'))
    const rising = numbers.filter((number, index) => index > 0 && number > (numbers[index - 1] ?? ''))
    expect(rising.length).toBeGreaterThan(60)
    expect(rising.length).toBeLessThan(140)
  })
})

describe('a record under a number of its own', () => {
  it('takes another number where one is taken', async () => {
    const asked: string[] = []
    const stored = await underNewNumber(noon, 'LY', async (number) => {
      asked.push(number)
      return asked.length === 3 ? number : undefined
    })
    expect(asked).toHaveLength(3)
    expect(stored).toBe(asked[2])
  })

  it('gives up when no number is free', async () => {
    await expect(underNewNumber(noon, 'LY', async () => undefined)).rejects.toMatchObject({ code: 'server.overloaded' })
  })
})
