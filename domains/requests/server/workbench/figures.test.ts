import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeskFigures } from '../../contract/workbench/figures.ts'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
/** Everybody comes anew on each day, since the sessions of another day have ended. */
const on = async (moment: string) => {
  portal.clock.set(new Date(`${moment}:00+08:00`))
  const enter = async (username: string) =>
    String(
      (await portal.call({ method: 'POST', path: '/api/login', body: { username, password: 'Portal-demo-2026' } })).body
        .token,
    )
  return { demo: await enter('demo'), staff: await enter('staff') }
}
const figures = async (token: string, query = '') =>
  (await portal.call({ path: `/api/admin/desk/figures${query}`, token })).body as unknown as DeskFigures
const hour = 3_600_000

/** Known facts: three seizures and one dispute in September and October. */
beforeAll(async () => {
  portal = await createRequestsApp()
  const september = await on('2026-09-30T20:00')
  const [first, second] = [await portal.submitted({}, september.demo), await portal.submitted({}, september.demo)]
  await portal.desk('accept', first, {}, september.staff)
  const october = await on('2026-10-12T09:00')
  await portal.desk('reject', second, { acceptContent: '不涉及', cure: '可咨询承运人' }, october.staff)
  await portal.desk('complete', first, { processResult: '已放行' }, october.staff)
  const third = await portal.submitted({}, october.demo)
  await portal.submit({}, { sample: 'tradeDispute', token: october.demo })
  const later = await on('2026-10-12T11:00')
  await portal.desk('accept', third, {}, later.staff)
})
afterAll(() => portal.close())

it('counts steps and answers of each month, in Beijing, from known facts', async () => {
  const { staff } = await on('2026-11-20T10:00')
  const { months, kept, demonstration } = await figures(staff)
  expect(months).toHaveLength(12)
  expect(months.map(({ month }) => month).slice(-3)).toEqual(['2026-09', '2026-10', '2026-11'])
  const [september, october, november] = months.slice(-3)
  expect(september).toMatchObject({ submitted: 2, accepted: 1, rejected: 0, completed: 0, answered: 1 })
  expect(october).toMatchObject({ submitted: 2, accepted: 1, rejected: 1, completed: 1, answered: 2 })
  const near = (ms: number | null | undefined, hours: number) =>
    expect(Math.abs((ms ?? 0) - hours * hour)).toBeLessThan(60_000)
  near(september?.medianMs, 0)
  // Answered after 11 days and 13 hours, and after two hours.
  near(october?.worstMs, 11 * 24 + 13)
  near(october?.medianMs, (11 * 24 + 13 + 2) / 2)
  expect(november).toMatchObject({ submitted: 0, answered: 0, medianMs: null, worstMs: null })
  expect(demonstration).toBe(true)
  // Of the seizures, two acceptances and a closing were in time, the holidays between; the refusal came too late.
  const seizures = kept.filter(({ businessType }) => businessType === 7)
  expect(seizures.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(seizures.reduce((sum, one) => sum + one.kept, 0)).toBe(3)
})

it('counts one kind alone', async () => {
  const { staff } = await on('2026-11-20T10:00')
  const { months, kept } = await figures(staff, '?businessType=4')
  expect(months.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(1)
  expect(kept.every(({ businessType }) => businessType === 4)).toBe(true)
})

it('is for staff alone', async () => {
  const { demo } = await on('2026-11-20T10:00')
  expect((await portal.call({ path: '/api/admin/desk/figures', token: demo })).status).toBe(403)
})
