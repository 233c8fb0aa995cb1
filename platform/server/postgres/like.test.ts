import { expect, it } from 'vitest'
import { containing } from './like.ts'

it('lets the signs of LIKE in what was typed mean themselves', () => {
  expect(containing('100%_a\\b')).toBe('%100\\%\\_a\\\\b%')
})
