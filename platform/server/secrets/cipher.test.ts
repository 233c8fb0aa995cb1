import { describe, expect, it } from 'vitest'
import { createCipher } from './cipher.ts'
import { createSigner } from './signer.ts'

const key = (byte: number, id = `k${byte}`) => ({ id, key: Buffer.alloc(32, byte) })
const place = { table: 'user', column: 'phone', row: '1' }

describe('sealed values', () => {
  it('open at their place and are never the same twice', () => {
    const cipher = createCipher([key(1)])
    const sealed = cipher.seal('13800138000', place)
    expect(sealed).not.toContain('13800138000')
    expect(cipher.seal('13800138000', place)).not.toBe(sealed)
    expect(cipher.open(sealed, place)).toBe('13800138000')
  })

  it.each([{ row: '2' }, { column: 'email' }, { table: 'request' }])('do not open when moved to %o', (other) => {
    const cipher = createCipher([key(1)])
    expect(() => cipher.open(cipher.seal('a', place), { ...place, ...other })).toThrow()
  })

  it('open under an older key and are sealed under the newest', () => {
    const old = createCipher([key(1)]).seal('a', place)
    const both = createCipher([key(2), key(1)])
    expect(both.open(old, place)).toBe('a')
    expect(both.seal('a', place)).toMatch(/^k2\./)
    expect(() => createCipher([key(2)]).open(old, place)).toThrow(/k1/)
  })

  it('are found by a fingerprint that differs by purpose and survives a new key', () => {
    const cipher = createCipher([key(1)])
    expect(cipher.fingerprint('a', 'phone')).toBe(createCipher([key(2), key(1)]).fingerprint('a', 'phone'))
    expect(cipher.fingerprint('a', 'phone')).not.toBe(cipher.fingerprint('a', 'email'))
  })
})

describe('signatures', () => {
  it('hold for the same text under any living key and for nothing else', () => {
    const signature = createSigner([Buffer.alloc(32, 1)]).sign('a')
    expect(createSigner([Buffer.alloc(32, 2), Buffer.alloc(32, 1)]).verify('a', signature)).toBe(true)
    expect(createSigner([Buffer.alloc(32, 1)]).verify('b', signature)).toBe(false)
    expect(createSigner([Buffer.alloc(32, 2)]).verify('a', signature)).toBe(false)
    expect(createSigner([Buffer.alloc(32, 1)]).verify('a', '')).toBe(false)
  })
})
