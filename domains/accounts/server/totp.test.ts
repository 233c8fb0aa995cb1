import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of the authenticator app', () => {
  // Appendix B has eight digits; a code of six digits is the last six of them.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %d seconds', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  it('hold one step either way, and not two', () => {
    const at = (steps: number) => new Date((59 + steps * 30) * 1000)
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, '287082', at(steps + 2)))).toEqual([
      1,
      1,
      undefined,
      undefined,
      undefined,
    ])
    expect(stepOfCode(secret, '287082', at(-1))).toBe(1)
  })

  it('come from 160 random bits, under the name of the portal and of the account', () => {
    const made = newTotpSecret((bytes) => Buffer.alloc(bytes, 7))
    expect(made).toBe('A4DQOBYHA4DQOBYHA4DQOBYHA4DQOBYH')
    const uri = new URL(totpUri(made, 'admin'))
    expect(decodeURIComponent(uri.pathname)).toContain('一链维权:admin')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: made, digits: '6', period: '30' })
  })
})
