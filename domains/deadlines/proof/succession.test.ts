import { expect, it } from 'vitest'
import { chooseVersion } from './choose-version.ts'
import { firstRules } from './first-rules/first-rules.ts'
import { nextVersion } from './next-version.ts'
import type { RuleVersion } from './rule.ts'
import { selfTest, takenExamples } from './self-test.ts'
import { afterCheck, checkedFirst, earliestStart, isReplaced } from './succession.ts'

const check = { url: 'https://a.example', checkedOn: '2026-11-20', tag: 'L' } as const
const ofCode = (code: string) => firstRules.filter((rule) => rule.code === code)
const respond = ofCode('customs.exOfficio.respond')
const opposition = ofCode('tm.cn.opposition')
const after = (before: RuleVersion | undefined, effectiveFrom: string, amount = 5): RuleVersion => {
  if (!before) throw new Error('no version')
  return nextVersion(before, { effectiveFrom, period: { ...before.period, amount } })
}

it('a version may begin after the checked one has begun, and after its end where that is known', () => {
  expect(earliestStart(respond)).toBe('2014-05-02')
  expect(earliestStart(opposition)).toBe('2027-01-01')
  expect(earliestStart(ofCode('fair.cn.reply'))).toBeUndefined()
})

it('of two unchecked versions the earlier is checked first, and the one that mends it needs no such order', () => {
  const later = after(opposition[1], '2028-01-01')
  expect(checkedFirst([...opposition, later], later)?.version).toBe(2)
  const mended = after(opposition[1], '2027-01-01')
  expect(checkedFirst([...opposition, mended], mended)).toBeUndefined()
})

it('no two versions hold on one day once one is checked, whatever was written before', () => {
  const mended = after(opposition[1], '2027-01-01')
  const standing = afterCheck([...opposition, mended], mended, check)
  expect(standing.map(isReplaced)).toEqual([false, true, false])
  for (const [day, version] of [
    ['2026-12-31', 1],
    ['2027-01-01', 3],
  ] as const)
    expect(chooseVersion(standing, day)?.version).toBe(version)
})

it('of several that begin earlier, and on one day, the last written is checked first, since it replaces the others', () => {
  const mended = after(opposition[1], '2027-01-01')
  const later = after(mended, '2028-01-01')
  expect(checkedFirst([...opposition, mended, later], later)?.version).toBe(3)
  const [replacing] = afterCheck([...opposition, mended, later], mended, check).slice(2)
  expect(checkedFirst(afterCheck([...opposition, mended, later], mended, check), later)).toBeUndefined()
  expect(replacing?.effectiveTo).toBeNull()
})

it('two that are checked on one day follow each other by their first days, in whichever order they were written', () => {
  const second = after(respond[0], '2028-01-01', 5)
  const third = after(second, '2027-01-01', 4)
  const written = [...respond, second, third]
  expect(checkedFirst(written, second)?.version).toBe(3)
  const once = afterCheck(written, third, check)
  expect(once.map(isReplaced)).toEqual([false, false, false])
  // What nobody has checked yet does not count, although it was written first.
  expect(chooseVersion(once, '2028-02-01')?.version).toBe(3)
  const twice = afterCheck(once, second, check)
  expect(
    ['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map((day) => chooseVersion(twice, day)?.version),
  ).toEqual([1, 3, 3, 2])
})

it('a version of staff takes the days of worked examples without a fault, and a change that nobody checked does not', () => {
  const next = after(respond[0], '2026-12-01')
  const others = firstRules.filter(({ code }) => code !== next.code)
  const rules = [...others, ...afterCheck([...respond, next], next, check)]
  const isOfStaff = (version: RuleVersion) => version.code === next.code && version.version === 2
  expect(selfTest(rules, isOfStaff)).toEqual([])
  expect(takenExamples(rules, isOfStaff)).toBe(3)
  expect(selfTest(rules)).toContain('customs.exOfficio.respond 2026-12-03: version 2 in force instead of 1')
  const tampered = rules.map((rule) =>
    rule.code === next.code && rule.version === 1 ? { ...rule, period: { ...rule.period, amount: 4 } } : rule,
  )
  expect(selfTest(tampered, isOfStaff).length).toBeGreaterThan(0)
})
