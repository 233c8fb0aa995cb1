import { accountsServer, authenticate } from '@portal/accounts/server'
import { onOwnConnection } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PatentFacts } from '../facts.ts'
import { patentdataServer } from '../index.ts'
import { storePatents, type ToldPatent } from '../store-patents.ts'
import { type CountPhase, type CountWanted, countValues, type ValueCount } from './count-values.ts'
import { grantedInventions } from './granted-inventions.ts'

const percents = [1, 5, 10, 25, 50, 75, 90, 95, 99]

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, patentdataServer], authenticate })
  await portal.ctx.db.transaction(async (db) => {
    const told = { source: '演示清单', mayShow: true, isDemonstration: false }
    const half = records.length / 2
    await storePatents({ ...portal.ctx, db }, records.slice(0, half), { ...told, asOf: '2026-05-01' })
    await storePatents({ ...portal.ctx, db }, records.slice(half), { ...told, asOf: '2026-04-01' })
  })
})
afterAll(() => portal.close())

let given = 0
const patent = (facts: Partial<PatentFacts>, more: Partial<ToldPatent> = {}): ToldPatent => {
  given += 1
  return { pn: `CN${100_000_000 + given}B`, applicationNumber: null, facts, ...more }
}
const many = (count: number, factsOf: (at: number) => Partial<PatentFacts>): ToldPatent[] =>
  Array.from({ length: count }, (_, at) => patent(factsOf(at)))

const records: ToldPatent[] = [
  ...many(300, (at) => ({
    ...{ filingDate: '2016-03-01', ipc: ['H04L 9/08', 'h04l9/32', 'G06F21/60'], claims: at + 1 },
    ...{ fwd: 3, fwdSelf: at < 150 ? 2 : null, inventors: ['甲', '乙'], ipcGrowth5y: at === 0 ? 9 : null },
  })),
  ...many(150, () => ({ filingDate: '2017-05-05', ipc: ['A47B97/00'], claims: 5 })),
  ...many(100, () => ({ filingDate: '2018-05-05', ipc: ['A47B97/00'], claims: 10 })),
  // Sixty in the span of 2015 to 2019, ninety in that of 2020 to 2024: half as many more.
  ...many(60, () => ({ filingDate: '2015-01-01', ipc: ['B65D5/00'] })),
  ...many(90, () => ({ filingDate: '2024-12-31', ipc: ['B65D5/02'] })),
  // One of an unknown section, and one without a day of filing.
  patent({ filingDate: '2016-01-01', ipc: null, claims: 7 }),
  patent({ ipc: ['H04L9/08'], claims: 7 }),
  // Two inventions that were published and granted.
  patent({ filingDate: '2016-01-01', claims: 400 }, { pn: 'CN110000001A' }),
  patent({ filingDate: '2016-01-01', claims: 400 }, { pn: 'CN110000001B' }),
  patent({ filingDate: '2016-01-01', claims: 400 }, { pn: 'CN110000002A', applicationNumber: '201610000009.5' }),
  patent({ filingDate: '2016-01-01', claims: 400 }, { pn: 'CN110000003B', applicationNumber: '201610000009.5' }),
  // One of nobody.
  patent({ filingDate: '2016-01-01', claims: 9_000 }, { pn: 'CN900000001B' }),
]

const count = (changes: Partial<CountWanted> = {}): Promise<ValueCount> =>
  onOwnConnection(portal.ctx.db, (own) =>
    countValues(own, {
      ...{ selfWeight: 0.5, percents, least: 200, leastForGrowth: 50, withInvented: false },
      onPhase: async () => undefined,
      ...changes,
    }),
  )

const tableOf = ({ tables }: ValueCount, number: string, level: string, section: string | null, year: number | null) =>
  tables.find(
    (table) => table.number === number && table.level === level && table.section === section && table.year === year,
  )

describe('the values of records', () => {
  let counted: ValueCount
  const phases: CountPhase[] = []
  beforeAll(async () => {
    counted = await count({ onPhase: async (phase) => void phases.push(phase) })
  })

  it('are counted once for each patent with a day of filing, of nobody’s never, up to the latest day of a source', () => {
    expect([counted.n, counted.day]).toEqual([703, '2026-05-01'])
    expect(counted.sizes.find(({ section, year }) => section === 'A' && year === 2017)?.n).toBe(150)
    expect(counted.sizes.find(({ section, year }) => section === null && year === 2016)?.n).toBe(3)
    expect(phases).toEqual(['reading', 'growth', 'quantiles'])
  })

  it('have the quantiles that the database itself tells of all of them', async () => {
    const { rows } = await portal.database.pool.query(
      `select percentile_disc($1::float8[]) within group (order by (facts ->> 'claims')::float8) as found from patent_record
        where facts ->> 'filingDate' is not null and not is_demonstration and publication_number not like '%A'`,
      [percents.map((percent) => percent / 100)],
    )
    expect(tableOf(counted, 'claims', 'all', null, null)).toMatchObject({ n: 553, quantiles: rows[0].found })
    expect(tableOf(counted, 'claims', 'year', 'H', 2016)?.quantiles).toEqual([3, 15, 30, 75, 150, 225, 270, 285, 297])
  })

  it('of a year with too few come with those beside it', () => {
    expect(tableOf(counted, 'claims', 'year', 'A', 2017)).toBeUndefined()
    for (const year of [2017, 2018])
      expect(tableOf(counted, 'claims', 'years', 'A', year)).toMatchObject({
        ...{ n: 250, quantiles: [5, 5, 5, 5, 5, 10, 10, 10, 10] },
      })
    for (const year of [2016, 2019]) expect(tableOf(counted, 'claims', 'years', 'A', year)).toBeUndefined()
    expect(tableOf(counted, 'claims', 'years', 'H', 2016)).toBeUndefined()
    expect(tableOf(counted, 'claims', 'years', 'H', 2017)?.n).toBe(300)
    expect(tableOf(counted, 'claims', 'section', 'A', null)?.n).toBe(250)
  })

  it('are measured as the model measures them', () => {
    expect(tableOf(counted, 'citations', 'year', 'H', 2016)?.quantiles).toEqual([3, 3, 3, 3, 3, 4, 4, 4, 4])
    expect(tableOf(counted, 'ipcGroups', 'year', 'H', 2016)?.quantiles).toEqual(Array(9).fill(2))
    expect(tableOf(counted, 'inventors', 'year', 'H', 2016)?.quantiles).toEqual(Array(9).fill(2))
    expect(tableOf(counted, 'pages', 'all', null, null)).toBeUndefined()
  })

  it('tell how much a main group has grown, where both spans have enough', () => {
    expect(counted.growth).toEqual([{ mainGroup: 'B65D5', growth: 0.5 }])
  })

  it('take what a source told of the growth, else what was counted', async () => {
    const { tables } = await count({ least: 1 })
    const growth = tables.filter(({ number, level }) => number === 'growth' && level === 'section')
    expect(growth.map(({ section, n, quantiles }) => [section, n, quantiles[4]])).toEqual([
      ['B', 150, 0.5],
      ['H', 1, 9],
    ])
  })

  it('hold the invented ones where they are wanted', async () => {
    expect((await count({ withInvented: true })).n).toBe(704)
  })
})

it('granted inventions come in batches until a day of filing, each once', async () => {
  const found: string[] = []
  let batches = 0
  for await (const rows of grantedInventions(portal.ctx.db, { filedUntil: '2016-12-31', withInvented: false })) {
    batches += 1
    found.push(...rows.map(({ pn }) => pn))
  }
  expect([found.length, new Set(found).size, batches]).toEqual([363, 363, 2])
  expect(found.filter((pn) => pn.endsWith('A') || pn.startsWith('CN9'))).toEqual([])
})
