import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { generateList, type ListOrder, type PlantedFault } from '../demonstration/generate-list.ts'
import { toGbk } from '../demonstration/to-gbk.ts'

const listOf = async (order: Partial<ListOrder>) => {
  const faults: PlantedFault[] = []
  const whole: ListOrder = {
    rows: 300,
    format: 'csv',
    seed: 5,
    faults: 0.05,
    today: '2026-11-20',
    untidy: true,
    ...order,
  }
  const bytes = await buffer(generateList(whole, (fault) => faults.push(fault)))
  return { bytes, faults }
}

describe('a list', () => {
  let portal: RecordalsApp
  beforeAll(async () => {
    portal = await createRecordalsApp()
  })
  afterAll(() => portal.close())

  const rowsOf = async () => {
    const { rows } = await portal.database.pool.query(
      'select record_number, right_name, holder_name, country_name, registration_number, right_type, goods_classes, state, begins_on::text, ends_on::text, picture_id from recordal order by record_number',
    )
    return rows as Record<string, unknown>[]
  }

  it('comes in whole from every format and encoding, and each refused line is named', async () => {
    const { bytes: plain } = await listOf({})
    const kinds = [
      { name: 'csv', bytes: plain, format: 'csv', encoding: 'utf-8' },
      {
        name: 'csv with a mark',
        bytes: Buffer.concat([Buffer.from('\uFEFF'), plain]),
        format: 'csv',
        encoding: 'utf-8',
      },
      { name: 'gbk', bytes: toGbk(plain.toString()), format: 'csv', encoding: 'gb18030' },
      { name: 'utf-16', bytes: Buffer.from(`\uFEFF${plain}`, 'utf16le'), format: 'csv', encoding: 'utf-16le' },
      {
        name: 'tabs',
        bytes: Buffer.from(plain.toString().replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t')),
        format: 'csv',
        encoding: 'utf-8',
      },
      { name: 'xlsx', bytes: (await listOf({ format: 'xlsx' })).bytes, format: 'xlsx', encoding: null },
      { name: 'jsonl', bytes: (await listOf({ format: 'jsonl' })).bytes, format: 'jsonl', encoding: 'utf-8' },
    ]
    let first: Record<string, unknown>[] | undefined
    for (const { name, bytes, format, encoding } of kinds) {
      await portal.database.pool.query('delete from recordal')
      const { faults } = await listOf({ format: format as ListOrder['format'] })
      const done = await portal.importList(bytes)
      expect([name, done.state, done.failure, done.format, done.encoding]).toEqual([
        name,
        'finished',
        null,
        format,
        encoding,
      ])
      expect([done.lines, done.refused, done.added]).toEqual([300, faults.length, 300 - faults.length])
      const found = (await portal.findings(done.id)).map(({ line, column }) => ({ line, column }))
      expect([name, found]).toEqual([name, faults])
      first ??= await rowsOf()
      expect([name, await rowsOf()]).toEqual([name, first])
    }
    expect(first?.length).toBeGreaterThan(250)
  })
})
