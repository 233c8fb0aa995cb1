import { buffer } from 'node:stream/consumers'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { generateList, type PlantedFault } from '../demonstration/generate-list.ts'

const rows = stress(import.meta, { what: '导入 100,000 行（本次 10,000 行）', full: 100_000, gate: 10_000 })
const patience = 300_000

let portal: RecordalsApp
beforeAll(async () => {
  portal = await createRecordalsApp()
})
afterAll(() => portal.close())

it(
  `of ${rows} lines with one in a hundred wrong exactly those are reported, each at its column`,
  async () => {
    const planted: PlantedFault[] = []
    const order = { rows, format: 'csv', seed: 11, faults: 0.01, today: '2026-11-20', untidy: true } as const
    const list = await buffer(generateList(order, (fault) => planted.push(fault)))
    const done = await portal.importList(list)
    expect(done).toMatchObject({
      state: 'finished',
      lines: rows,
      refused: planted.length,
      accepted: rows - planted.length,
    })
    expect(planted.length).toBeGreaterThan(rows * 0.009)
    expect((await portal.findings(done.id)).map(({ line, column }) => ({ line, column }))).toEqual(planted)
    const { rows: counted } = await portal.database.pool.query('select count(*)::int as n from recordal')
    expect(counted).toEqual([{ n: rows - planted.length }])
  },
  patience,
)
