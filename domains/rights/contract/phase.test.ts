import { expect, it } from 'vitest'
import { phaseOf, type RenewalDays } from './phase.ts'
import type { RightStatus } from './right-words.ts'

const checked: RenewalDays = { opensOn: '2026-03-13', graceEndsOn: '2027-09-13' }
const none: RenewalDays = { opensOn: null, graceEndsOn: null }

it.each<[RightStatus, string | null, RenewalDays, string, string]>([
  ['registered', '2027-03-13', checked, '2026-03-12', 'inForce'],
  ['registered', '2027-03-13', checked, '2026-03-13', 'renewable'],
  ['registered', '2027-03-13', checked, '2027-03-13', 'renewable'],
  ['registered', '2027-03-13', checked, '2027-03-14', 'grace'],
  ['registered', '2027-03-13', checked, '2027-09-13', 'grace'],
  ['registered', '2027-03-13', checked, '2027-09-14', 'lapsed'],
  ['registered', '2027-03-13', none, '2027-03-13', 'inForce'],
  ['registered', '2027-03-13', none, '2027-03-14', 'lapsed'],
  ['registered', null, none, '2027-03-14', 'unknown'],
  ['applied', null, none, '2027-03-14', 'unknown'],
  ['lapsed', '2027-03-13', checked, '2026-03-13', 'lapsed'],
  ['lapsed', null, none, '2026-03-13', 'lapsed'],
])('a right that is %s until %s with %j is on %s %s', (status, rightEndDate, days, today, phase) => {
  expect(phaseOf({ status, rightEndDate }, days, today)).toBe(phase)
})
