import { expect, it } from 'vitest'
import { type GramKind, gramKinds, gramOf } from './gram.ts'

it('pieces of one field share no number with those of another', () => {
  const signs = [
    ...'0123456789abcdefghijklmnopqrstuvwxyz',
    ...Array.from({ length: 500 }, (_, at) => String.fromCharCode(0x4e00 + at)),
  ]
  const kinds = Object.keys(gramKinds) as GramKind[]
  expect(new Set(kinds.flatMap((kind) => signs.map((sign) => gramOf(kind, sign)))).size).toBe(
    kinds.length * signs.length,
  )
})
