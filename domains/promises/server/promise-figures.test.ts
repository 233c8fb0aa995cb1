import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { cancelPromise, keepPromise, pausePromise } from './change-promise.ts'
import { firstAnswerFigures, keptFigures } from './promise-figures.ts'
import { startPromise } from './start-promise.ts'

let portal: PromisesApp
const hour = 3_600_000
const since = beijing('2026-10-01T00:00')

/** Known facts: what was promised when, and what became of it. */
beforeAll(async () => {
  portal = await createPromisesApp()
  let number = 0
  const give = async (start: string, service = 'request-7') => {
    number += 1
    const subject = { kind: 'case', ref: `C${number}` }
    await startPromise(portal.at(start), { kind: 'acceptance', service, subject })
    return { keep: (at: string) => keepPromise(portal.at(at), { subject, kind: 'acceptance' }), subject }
  }
  await (await give('2026-10-12T09:00')).keep('2026-10-12T10:00')
  await (await give('2026-10-12T09:00')).keep('2026-10-12T11:00')
  await (await give('2026-10-12T09:00')).keep('2026-10-13T09:00')
  await (await give('2026-10-12T09:00', 'message')).keep('2026-10-12T09:30')
  // Answered by asking the customer, on the last evening of the month in Beijing; not kept yet.
  await pausePromise(portal.at('2026-10-31T23:59'), { subject: (await give('2026-10-31T20:59')).subject })
  await (await give('2026-11-02T09:00')).keep('2026-11-02T13:00')
  await cancelPromise(portal.at('2026-11-02T10:00'), { subject: (await give('2026-11-02T09:00')).subject })
  await (await give('2026-09-01T09:00')).keep('2026-09-01T10:00')
})
afterAll(() => portal.close())

const byMonth = (a: { month: string }, b: { month: string }) => a.month.localeCompare(b.month)

describe('figures by month', () => {
  it('say how long first answers took, by the clock, in the month of the answer', async () => {
    const asked = { subjectKind: 'case', services: ['request-7'], since, kind: 'acceptance' } as const
    expect((await firstAnswerFigures(portal.ctx, asked)).toSorted(byMonth)).toEqual([
      { month: '2026-10', count: 4, medianMs: 2.5 * hour, worstMs: 24 * hour },
      { month: '2026-11', count: 1, medianMs: 4 * hour, worstMs: 4 * hour },
    ])
  })

  it('say how many promises of each service were kept in time', async () => {
    const rows = (await keptFigures(portal.ctx, { subjectKind: 'case', since })).toSorted(
      (a, b) => byMonth(a, b) || a.service.localeCompare(b.service),
    )
    expect(rows).toEqual([
      { month: '2026-10', service: 'message', count: 1, kept: 1 },
      { month: '2026-10', service: 'request-7', count: 3, kept: 2 },
      { month: '2026-11', service: 'request-7', count: 1, kept: 1 },
    ])
  })

  it('know nothing of other subjects', async () => {
    expect(await keptFigures(portal.ctx, { subjectKind: 'request', since })).toEqual([])
  })
})
