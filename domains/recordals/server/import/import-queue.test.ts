import { Readable } from 'node:stream'
import { runNextImport } from '@portal/imports/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { csvOf } from '../../testing/list-text.ts'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { recordalLists } from './recordal-lists.ts'

let portal: RecordalsApp
beforeEach(async () => {
  portal = await createRecordalsApp()
})
afterEach(() => portal.close())

const started = async (recordName: string): Promise<string> => {
  const { id } = (await portal.upload(csvOf([{ recordName }]))).body
  await portal.start(id)
  return id
}

it('two imports at once: one runs, the other waits its turn and says how many are before it', async () => {
  const [first, second] = [await started('先来'), await started('后到')]
  expect(await portal.read(second)).toMatchObject({ state: 'queued', ahead: 1 })
  // As another process that is in the midst of one.
  const other = await portal.database.pool.connect()
  await other.query("select pg_advisory_lock(hashtextextended('recordals.import', 0))")
  expect(await runNextImport(recordalLists)(portal.ctx)).toBe(false)
  expect(await portal.read(first)).toMatchObject({ state: 'queued', ahead: 0 })
  await other.query("select pg_advisory_unlock(hashtextextended('recordals.import', 0))")
  other.release()

  const ran = await Promise.all([
    runNextImport(recordalLists)(portal.ctx),
    runNextImport(recordalLists)(portal.ctx),
    runNextImport(recordalLists)(portal.ctx),
  ])
  expect(ran.filter(Boolean).length).toBeGreaterThan(0)
  while (await runNextImport(recordalLists)(portal.ctx));
  expect(await portal.read(first)).toMatchObject({ state: 'finished', added: 1 })
  expect(await portal.read(second)).toMatchObject({ state: 'finished', changed: 1, ahead: 0 })
  const { rows } = await portal.database.pool.query('select right_name, import_id from recordal')
  expect(rows).toEqual([{ right_name: '后到', import_id: second }])
})

it('a file that cannot be read to its end fails, changes nothing, and may be started again', async () => {
  const { id } = (await portal.upload(csvOf([{}]))).body
  await portal.database.pool.query("update recordal_import set format = 'xlsx' where id = $1", [id])
  await portal.start(id)
  expect(await runNextImport(recordalLists)(portal.ctx)).toBe(true)
  expect(await portal.read(id)).toMatchObject({
    state: 'failed',
    failure: '这个 XLSX 文件已损坏，或不是 Excel 工作簿',
    can: ['start', 'cancel'],
  })
  await portal.database.pool.query("update recordal_import set format = 'csv' where id = $1", [id])
  await portal.start(id)
  await runNextImport(recordalLists)(portal.ctx)
  expect(await portal.read(id)).toMatchObject({ state: 'finished', added: 1, failure: null })
})

it('an import that took the process with it five times is not begun a sixth time', async () => {
  const id = await started('甲')
  await portal.database.pool.query("update recordal_import set state = 'running', attempts = 5 where id = $1", [id])
  await runNextImport(recordalLists)(portal.ctx)
  expect(await portal.read(id)).toMatchObject({
    state: 'failed',
    failure: '多次未能完成，已停止；请技术人员查看日志后再试',
  })
})

it('a stop of the portal ends an import at once, and the next start takes it up', async () => {
  const id = await started('甲')
  const stopping = new AbortController()
  const { storage } = portal.ctx
  const halting = async function* (content: Readable) {
    for await (const part of content) {
      stopping.abort()
      yield part
    }
  }
  const read: typeof storage.read = async (key) =>
    Readable.from(halting(await storage.read(key)), { objectMode: false })
  expect(await runNextImport(recordalLists)({ ...portal.ctx, storage: { ...storage, read } }, stopping.signal)).toBe(
    false,
  )
  expect(await portal.read(id)).toMatchObject({ state: 'running' })
  expect((await portal.database.pool.query('select id from recordal')).rows).toEqual([])
  await expect.poll(() => runNextImport(recordalLists)(portal.ctx)).toBe(true)
  expect(await portal.read(id)).toMatchObject({ state: 'finished', added: 1 })
})
