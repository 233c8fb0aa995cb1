import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

const path = '/api/admin/trademarkAgencies'

it('the desk may give a case to each agency that is approved, and to no other', async () => {
  const { status, body } = await portal.as('staff', 'GET', path)
  const { agency, other } = portal.ids
  expect([status, (body.list as { id: string }[]).map(({ id }) => id)]).toEqual([200, [agency, other]])
  for (const who of ['demo', 'agency'] as const)
    expect([who, (await portal.as(who, 'GET', path)).body.status]).toEqual([who, 'U00403'])
})
