import { shanghaiDayOf } from '@portal/platform/contract'
import { rightVault } from '@portal/rights/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isComplete } from '../contract/findings.ts'
import { createFilingsApp, type FilingsApp } from '../testing/filings-app.ts'
import { findingsOn } from './own-sheet.ts'
import { seedSheets } from './seed-sheets.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
  await seedSheets(rightVault, test.ctx, { customer: test.people.demo.id })
})
afterAll(() => test.close())

it('the demonstration shows a draft that lacks one paper, and a right on record that may be renewed soon', async () => {
  const { token } = test.people.demo
  const { body: summary } = await test.call({ path: '/api/filings/summary', token })
  expect(summary).toMatchObject({ drafts: 1, ready: 0, taken: 0, recorded: 1 })
  const { renewFrom } = summary.next as { renewFrom: string }
  expect(renewFrom > shanghaiDayOf(test.ctx.now())).toBe(true)

  const { body: list } = await test.call({ path: '/api/filings?pgCount=10', token })
  const ids = (list.elements as { id: string }[]).map(({ id }) => id)
  const details = await Promise.all(ids.map(async (id) => (await test.detail(id)).body))
  const [draft, recorded] = details
  expect([draft?.state, recorded?.state]).toEqual([1, 4])
  for (const { facts, recordal, papers } of details) {
    for (const text of [facts.recordName, facts.obligeeName, ...papers.map(({ fileName }) => fileName)])
      expect(text).toContain('演示')
    if (recordal) expect(recordal.recordNum).toContain('演示')
  }
  const findingsIn = ({ facts, papers, paperTerms }: (typeof details)[number]) =>
    findingsOn(test.ctx, { content: { facts, terms: paperTerms }, papers })
  expect(draft && findingsIn(draft).filter(({ level }) => level !== 'look')).toMatchObject([
    { level: 'missing', field: 'papers.certificate.files' },
  ])
  expect(recorded && isComplete(findingsIn(recorded))).toBe(true)
})

it('nobody else has them', async () => {
  const { body } = await test.call({ path: '/api/filings/summary', token: test.people.demo2.token })
  expect(body).toMatchObject({ drafts: 0, recorded: 0, next: null })
})
