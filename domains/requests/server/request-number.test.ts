import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessTypes } from '../contract/business-types.ts'
import { newBusinessSn } from './request-number.ts'

const at = (iso: string) => ({ now: () => new Date(iso), chance: randomBytes })

describe('the number of a request', () => {
  it('carries the day in Beijing, not the one in UTC', () => {
    expect(newBusinessSn(at('2026-11-19T15:59:59.999Z'), 7)).toMatch(/^KL20261119\d{6}$/)
    expect(newBusinessSn(at('2026-11-19T16:00:00.000Z'), 7)).toMatch(/^KL20261120\d{6}$/)
  })

  it('has six digits whatever chance gives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), fc.constantFrom(...businessTypes), (bytes, type) => {
        const number = newBusinessSn({ now: () => new Date(), chance: () => Buffer.from(bytes) }, type)
        return /^(HG|ZH|DS|MY|YJ|FX|KL)\d{8}\d{6}$/.test(number)
      }),
    )
  })

  it('does not count up', () => {
    const numbers = Array.from({ length: 200 }, () => newBusinessSn(at('2026-11-20T01:00:00Z'), 7))
    const rising = numbers.filter((number, index) => index > 0 && number > (numbers[index - 1] ?? ''))
    expect(rising.length).toBeGreaterThan(60)
    expect(rising.length).toBeLessThan(140)
  })
})
