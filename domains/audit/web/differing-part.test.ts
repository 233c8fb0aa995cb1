import { expect, it } from 'vitest'
import { differingParts } from './differing-part.ts'

it.each([
  ['已停用', '已启用', '停', '启'],
  ['ab', 'ab', '', ''],
  ['', '新', '', '新'],
  ['aa', 'aaa', '', 'a'],
  ['😀一', '😀二', '一', '二'],
])('of “%s” and “%s”, “%s” and “%s” differ', (before, after, old, now) => {
  const [first, second] = differingParts(before, after)
  expect([first.middle, second.middle]).toEqual([old, now])
  expect([first, second].map(({ start, middle, end }) => start + middle + end)).toEqual([before, after])
})
