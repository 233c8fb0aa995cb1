import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskEmail, maskIdCard, maskPhone } from './masking.ts'

describe('masking', () => {
  it('shows the ends of a mobile number', () => {
    expect(maskPhone('13812345678')).toBe('138****5678')
  })

  it('shows less of a short number', () => {
    expect(maskPhone('0574-555')).toBe('05****55')
    expect(maskPhone('10086')).toBe('****6')
  })

  it('shows the region and the last four of an ID number', () => {
    expect(maskIdCard('110101199003071234')).toBe('110***********1234')
    expect(maskIdCard('E12345678')).toBe('E*******8')
  })

  it('shows the domain of an e-mail address', () => {
    expect(maskEmail('zhang.san@example.com')).toBe('z***@example.com')
  })

  it('never gives a number back as it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d+-]{5,18}$/), (number) => {
        expect(maskPhone(number)).not.toBe(number)
        expect(maskIdCard(number)).not.toBe(number)
      }),
    )
  })
})
