import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EvidenceRow } from '../contract/detail.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'
import { seedEvidence } from './seed-evidence.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
})
afterAll(() => portal.close())

it('fills a demonstration with one draft and one sealed record, each marked', async () => {
  await seedEvidence(portal.ctx, { customer: portal.people.demo.id })
  const { body } = await portal.call({ path: '/api/searchExhibitionInfo', token: portal.people.demo.token })
  const rows = body.elements as EvidenceRow[]
  expect(rows.map(({ state, filled }) => [state, filled]).toSorted()).toEqual([
    [0, 3],
    [1, 11],
  ])
  const draft = rows.find(({ state }) => state === 0)
  expect(draft?.exhibitionTime).toBeGreaterThan(portal.ctx.now().getTime())
  for (const { exhibitionName, exhibitionAddress } of rows) {
    expect([exhibitionName, exhibitionAddress].every((text) => text.startsWith('演示·'))).toBe(true)
  }
  await portal.deliver()
  const again = await portal.call({ path: '/api/searchExhibitionInfo?state=1', token: portal.people.demo.token })
  expect(again.body.elements).toMatchObject([{ proof: 3, can: ['supplement', 'download'] }])
})
