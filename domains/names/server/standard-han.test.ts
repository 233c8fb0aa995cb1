import { expect, it } from 'vitest'
import { standardHan } from './standard-han.ts'

it('the standard has 6,763 characters, from 啊 to 齄, and 座 is the last of the common ones', () => {
  expect(new Set(standardHan).size).toBe(6_763)
  expect(standardHan.every((sign) => /^\p{Script=Han}$/u.test(sign))).toBe(true)
  expect([standardHan[0], standardHan[3_754], standardHan.at(-1)]).toEqual(['啊', '座', '齄'])
})
