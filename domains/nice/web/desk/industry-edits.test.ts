import { expect, it } from 'vitest'
import type { IndustryBranch } from '../../contract/desk.ts'
import { hasOwnCodes, type Industries, renamed, withBranch, withIndustry, withoutBranch } from './industry-edits.ts'

const branch = (industryCode: string): IndustryBranch => ({
  industryCode,
  industry: `行业 ${industryCode}`,
  classes: [{ class_id: 9, items: [] }],
})
const all: Industries = [
  { industryCode: 'a', industry: '甲', children: [branch('a.1'), branch('a.2')] },
  { industryCode: 'b', industry: '乙', children: [branch('b.1')] },
]
const codes = (industries: Industries) =>
  industries.map(({ industryCode, children }) => [industryCode, ...children.map((one) => one.industryCode)])

it('a branch is added, or takes its own place again', () => {
  expect(codes(withBranch(all, 'b', branch('b.2')))[1]).toEqual(['b', 'b.1', 'b.2'])
  expect(codes(withBranch(all, 'a', branch('a.0'), { parent: 'a', branch: 'a.1' }))[0]).toEqual(['a', 'a.0', 'a.2'])
})

it('a branch goes to another industry; one that loses its last branch goes too', () => {
  expect(codes(withBranch(all, 'a', branch('b.1'), { parent: 'b', branch: 'b.1' }))).toEqual([
    ['a', 'a.1', 'a.2', 'b.1'],
  ])
  expect(codes(withoutBranch(all, { parent: 'b', branch: 'b.1' }))).toEqual([['a', 'a.1', 'a.2']])
})

it('an industry begins with a branch, also one of another industry', () => {
  const names = { industryCode: 'c', industry: '丙' }
  expect(codes(withIndustry(all, names, branch('c.1')))[2]).toEqual(['c', 'c.1'])
  expect(codes(withIndustry(all, names, branch('b.1'), { parent: 'b', branch: 'b.1' }))).toEqual([
    ['a', 'a.1', 'a.2'],
    ['c', 'b.1'],
  ])
})

it('no code stands twice, at whatever level', () => {
  expect(hasOwnCodes(all)).toBe(true)
  expect(hasOwnCodes(renamed(all, 'b', { industryCode: 'a.2', industry: '乙' }))).toBe(false)
})
