import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { runNextImport } from '@portal/imports/server'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DyingOrder } from '../../testing/dying-import.ts'
import { csvOf, listLine } from '../../testing/list-text.ts'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { generateList } from '../demonstration/generate-list.ts'
import { recordalLists } from './recordal-lists.ts'

const child = join(import.meta.dirname, '..', '..', 'testing', 'dying-import.ts')
const rowCount = 2_000
const deaths = stress<Omit<DyingOrder, 'databaseUrl' | 'dataFolder'>[]>(import.meta, {
  what: '导入途中在三处 kill -9（本次一处）',
  full: [{ dieAfterBytes: 150_000 }, { dieAtClock: 2 }, { dieAtClock: 4 }],
  gate: [{ dieAtClock: 2 }],
})

let portal: RecordalsApp
let list: Buffer
beforeAll(async () => {
  portal = await createRecordalsApp()
  list = await buffer(
    generateList(
      { rows: rowCount, format: 'csv', seed: 3, faults: 0.01, today: '2026-11-20', untidy: true },
      () => undefined,
    ),
  )
})
afterAll(() => portal.close())

/** Whether it was killed on the way. */
const runElsewhere = (death: Omit<DyingOrder, 'databaseUrl' | 'dataFolder'>): Promise<boolean> => {
  const { dataFolder } = portal.services.config
  const order: DyingOrder = { databaseUrl: portal.database.url, dataFolder, ...death }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', '@portal/platform/server/quick-imports', child, JSON.stringify(order)],
      (error) => {
        if (!error) resolve(false)
        else if (error.signal === 'SIGKILL') resolve(true)
        else reject(error)
      },
    )
  })
}

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await portal.database.pool.query(text)).rows

/** Everything that an import leaves, but for its own id and times. */
const outcome = async (id: string) => ({
  import:
    await rows(`select state, line_count, accepted_count, refused_count, doubled_count, added_count, changed_count,
    unchanged_count, finding_count, kept_finding_count, failure from recordal_import where id = '${id}'`),
  rows: await rows(`select record_number, right_name, holder_name, state, ends_on::text, grams, import_id = '${id}' as own
    from recordal order by record_number`),
  changes: await rows(
    `select record_number, changed_fields from recordal_change where import_id = '${id}' order by id`,
  ),
  findings: await portal.findings(id),
  told: await rows(
    `select count(*)::int as n from outbox where event = 'recordals.imported' and data->>'importId' = '${id}'`,
  ),
})

/** As the list was before: a row that will change, and one that will not be met. */
const before = async (): Promise<string> => {
  await portal.database.pool.query('delete from recordal')
  const [changing] = list.toString().split('\n').slice(5, 6)
  const recordNum = /[TPC]\d{4}-\d+/.exec(changing ?? '')?.[0] ?? listLine.recordNum
  await portal.importList(csvOf([{ recordNum }, { recordNum: 'T2024-999999' }]))
  const { id } = (await portal.upload(list)).body
  await portal.start(id)
  return id
}

describe('kill -9 in mid-import', () => {
  it('leaves nothing of it, and the next start ends as if nothing had happened', async () => {
    const whole = await before()
    expect(await runElsewhere({})).toBe(false)
    const expected = await outcome(whole)
    expect(expected.import).toMatchObject([{ state: 'finished', line_count: rowCount, changed_count: 1 }])
    expect(expected.rows.length).toBeGreaterThan(rowCount * 0.98)

    for (const death of deaths) {
      const id = await before()
      const [old] = await rows('select count(*)::int as n, max(import_id::text) as by from recordal')
      expect([death, await runElsewhere(death)]).toEqual([death, true])
      expect(await portal.read(id)).toMatchObject({ state: 'running' })
      expect(await rows('select count(*)::int as n, max(import_id::text) as by from recordal')).toEqual([old])
      expect((await portal.findings(id)).length).toBe(0)
      // The lock goes with the connection of the dead process, which the database notices in its own time.
      await expect.poll(() => runNextImport(recordalLists)(portal.ctx), { timeout: 20_000 }).toBe(true)
      expect([death, await outcome(id)]).toEqual([death, expected])
    }
  }, 120_000)

  it('behind its end changes nothing of what came of it', async () => {
    const whole = await before()
    expect(await runElsewhere({})).toBe(false)
    const expected = await outcome(whole)
    const id = await before()
    expect(await runElsewhere({ dieAtAnalysis: true })).toBe(true)
    expect(await outcome(id)).toEqual(expected)
    expect(await runNextImport(recordalLists)(portal.ctx)).toBe(false)
  }, 120_000)
})
