import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { createSHA256, createSM3 } from 'hash-wasm'
import { describe, expect, it } from 'vitest'
import { decodeCanonical, encodeCanonical } from './canonical.ts'
import { manifestText, readManifest } from './manifest.ts'
import { encodeStatement, readStatement, type SealedStatement, statementVersion } from './statement.ts'

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const digest = 'ab'.repeat(32)

const sample: SealedStatement = {
  v: statementVersion,
  kind: 'seal',
  evidence: 'EV20261120048213',
  files: [
    {
      name: '展位照片.jpg',
      path: 'data/12-zhtwTwh.jpg',
      receivedAt: '2026-11-20T05:40:00.123Z',
      sha256: digest,
      size: 123,
      slot: 'zhtwTwh',
      sm3: digest,
      type: 'image/jpeg',
    },
  ],
  manifestSha256: digest,
  notBefore: null,
  operator: { name: '演示运营方', uscc: '' },
  prev: null,
  salt: digest,
  software: { name: 'one-chain-portal', commit: 'unknown' },
  submitter: { auth: 'password', ref: digest },
}

describe('canonical JSON', () => {
  it('gives the sample of RFC 8785 section 3.2.2', () => {
    const value = JSON.parse(
      `{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],` +
        String.raw`"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    )
    expect(canonicalize(value)).toBe(
      `{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],` +
        String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    )
  })

  it('sorts names as RFC 8785 section 3.2.3 does', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    const order = [...utf8(encodeCanonical(value)).matchAll(/:"([^"]+)"/g)].map(([, name]) => name)
    expect(order).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })

  it.each([1.5, -0, 2 ** 53, Number.NaN, '\ud800', { '\udc00': 1 }, [['\ud83d']]])('refuses %j', (value) => {
    expect(() => encodeCanonical({ value })).toThrow(TypeError)
  })

  it.each([
    ['a name given twice', '{"a":1,"a":2}'],
    ['white space', '{"a": 1}'],
    ['names out of order', '{"b":1,"a":1}'],
    ['an escape that is not needed', String.raw`{"a":"\u0041"}`],
    ['a fraction', '{"a":1.0}'],
    ['half a character', String.raw`{"a":"\ud800"}`],
    ['a mark of byte order', '\ufeff{"a":1}'],
    ['a truth value', '{"a":true}'],
  ])('reads no %s', (_, text) => {
    expect(decodeCanonical(bytesOf(text))).toBeUndefined()
    expect(decodeCanonical(bytesOf('{"a":1}'))).toEqual({ a: 1 })
  })

  it('reads nothing that is nested without end', () => {
    expect(decodeCanonical(bytesOf('['.repeat(100_000) + ']'.repeat(100_000)))).toBeUndefined()
  })

  it('reads no bytes that are not UTF-8', () => {
    expect(decodeCanonical(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined()
  })
})

describe('a statement', () => {
  it('comes back as it was written', () => {
    const bytes = encodeStatement(sample)
    expect(readStatement(bytes)).toEqual({ statement: sample })
    expect(utf8(bytes)).toMatch(/^\{"evidence":"EV20261120048213","files":\[\{"name":"展位照片\.jpg","path":/)
  })

  it('keeps what a later program adds, and is told from a later version', () => {
    const more = encodeCanonical({ ...sample, remark: '以后的字段' })
    expect(readStatement(more)).toMatchObject({ statement: { remark: '以后的字段' } })
    expect(readStatement(encodeCanonical({ ...sample, v: 'cn.ip-evidence/2' }))).toEqual({ fault: 'unknown-version' })
  })

  it.each([
    ['a path out of its folder', { path: 'data/../x' }],
    ['a path in a folder below', { path: 'data/a/b.jpg' }],
    ['a path with a line break', { path: 'data/a\nb' }],
    ['a digest cut short', { sha256: digest.slice(1) }],
    ['a size below nothing', { size: -1 }],
  ])('is not written and not read with %s', (_, change) => {
    const wrong = { ...sample, files: sample.files.map((file) => ({ ...file, ...change })) }
    expect(() => encodeStatement(wrong)).toThrow(TypeError)
    expect(readStatement(encodeCanonical(wrong))).toEqual({ fault: 'malformed' })
  })
})

describe('a manifest', () => {
  it('is sorted, and read back', () => {
    const files = [
      { path: 'data/record.json', sha256: digest },
      { path: 'data/02-b.jpg', sha256: digest },
      { path: 'data/01-a.jpg', sha256: digest },
    ]
    const text = manifestText(files)
    expect(text).toBe(`${digest}  data/01-a.jpg\n${digest}  data/02-b.jpg\n${digest}  data/record.json\n`)
    expect(readManifest(text)).toHaveLength(3)
  })

  it.each([
    `${digest}  data/a`,
    `${digest} data/a\n`,
    `${digest}  data/a\n${digest}  data/a\n`,
    `${digest.toUpperCase()}  data/a\n`,
  ])('is not %j', (text) => {
    expect(readManifest(text)).toBeUndefined()
  })
})

describe('digests', () => {
  // GB/T 32905-2016, appendix A.
  const sm3 = [
    ['abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
  ] as const

  it.each(sm3)('SM3 of %j is that of GB/T 32905, in Node and in browsers', async (text, expected) => {
    expect(createHash('sm3').update(text).digest('hex')).toBe(expected)
    expect((await createSM3()).init().update(text).digest('hex')).toBe(expected)
  })

  it('SHA-256 of nothing and of "abc" is that of FIPS 180-4, in browsers too', async () => {
    const hash = await createSHA256()
    expect(hash.init().update('abc').digest('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
