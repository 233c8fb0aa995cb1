import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarksApp, type MarksApp } from '../../testing/marks-app.ts'
import { mostCompared } from './candidate-rows.ts'
import { searchMarks } from './search-marks.ts'
import { timedRead } from './timed-read.ts'

let portal: MarksApp
beforeAll(async () => {
  portal = await createMarksApp()
})
afterAll(() => portal.close())
beforeEach(() => portal.clear())

const search = (name: string, classes: number[] = []) => searchMarks(portal.ctx, { name, classes })
const found = async (name: string, classes?: number[]): Promise<string[]> =>
  (await search(name, classes)).hits.map((hit) => `${hit.name} ${hit.points}`)

describe('a search', () => {
  it('finds marks for each reason, and says why, where from, and up to which day', async () => {
    await portal.put([{ name: '未来木' }, { name: '末来木' }, { name: '味来木' }, { name: '大未来木屋' }], {
      source: '演示甲',
      asOf: '2026-10-01',
    })
    await portal.put([{ name: 'WEILAIMU', classes: [25, 9], status: 'pending' }, { name: '无关' }], {
      source: '演示乙',
      isDemonstration: false,
    })
    const { hits, searched } = await search('未来木', [9])
    expect(hits.map(({ name, points, reasons }) => [name, points, reasons.map(({ code }) => code).join(' ')])).toEqual([
      ['未来木', 100, 'same'],
      ['末来木', 92, 'look oneSign'],
      ['味来木', 88, 'sound oneSign'],
      ['WEILAIMU', 88, 'sound'],
      ['大未来木屋', 65, 'contains'],
    ])
    expect(hits[3]).toEqual({
      source: '演示乙',
      number: '演示5',
      name: 'WEILAIMU',
      classes: [25, 9],
      holder: '演示商行',
      status: 'pending',
      points: 88,
      reasons: [{ code: 'sound', text: '读音相同：wei lai mu' }],
      sameClass: true,
    })
    expect(searched).toEqual({
      marks: 6,
      sources: [
        { name: '演示乙', rows: 2, asOf: '2026-11-01', demonstration: false },
        { name: '演示甲', rows: 4, asOf: '2026-10-01', demonstration: true },
      ],
      at: expect.closeTo(portal.clock.now().getTime(), -4),
      isPartial: false,
    })
  })

  it('shows marks of the classes asked for first, then the stronger ones, then live ones, then as they came', async () => {
    await portal.put([
      { name: '星辰屿', classes: [3] },
      { name: '星辰', classes: [3], status: 'dead' },
      { name: '星辰', classes: [3, 12] },
      { name: '兴晨', classes: [9] },
      { name: '星辰', classes: [9], status: 'dead' },
      { name: '星辰', classes: [25] },
    ])
    const { hits } = await search('星辰', [9, 25])
    expect(hits.map(({ name, number, sameClass }) => `${name} ${number} ${sameClass}`)).toEqual([
      '星辰 演示6 true',
      '星辰 演示5 true',
      '兴晨 演示4 true',
      '星辰 演示3 false',
      '星辰 演示2 false',
      '星辰屿 演示1 false',
    ])
  })

  it('without marks, or for a name without letters, finds nothing and says so', async () => {
    expect(await search('星辰', [9])).toMatchObject({ hits: [], searched: { marks: 0, sources: [], isPartial: false } })
    await portal.put([{ name: '❤' }, { name: '星' }])
    expect(await search('❤ —')).toMatchObject({ hits: [], searched: { marks: 2, isPartial: false } })
  })

  it.each([
    ['\u0000星\ud800辰', '星辰 100'],
    ['\u202e星辰', '星辰 100'],
    ["星辰' or 1=1 --<b>", '星辰 65'],
    ['%', undefined],
  ])('takes %j for a name and nothing else', async (name, first) => {
    await portal.put([{ name: '星辰' }])
    expect((await found(name))[0]).toBe(first)
  })
})

describe('where very many marks are like a name', () => {
  const { holding } = mostCompared
  const many = Array.from({ length: holding + 100 }, (_, at) => ({
    name: `沅汀${String.fromCodePoint(0x5000 + at)}屋坊`,
    classes: [at < holding + 1 ? 3 : 9],
  }))

  it('says that not all were compared, and shows 50, those of the classes asked for first', async () => {
    await portal.put([...many, { name: '沅汀', classes: [3] }])
    const { hits, searched } = await search('沅汀', [9])
    expect(searched.isPartial).toBe(true)
    expect(hits).toHaveLength(50)
    expect(hits.every(({ sameClass }) => sameClass)).toBe(true)
    const others = (await search('沅汀')).hits
    expect(others[0]).toMatchObject({ name: '沅汀', points: 100 })
  })

  it('fails where there was no time for the nearest ones, and leaves no setting behind', async () => {
    await portal.put([{ name: '星辰' }])
    const other = await portal.database.pool.connect()
    try {
      await other.query('begin; lock table known_mark in access exclusive mode')
      await expect(search('星辰')).rejects.toThrow()
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect(await found('星辰')).toEqual(['星辰 100'])
    const settings = `select current_setting('statement_timeout') as ms, current_setting('enable_seqscan') as scan`
    for (let connection = 0; connection < 4; connection += 1) {
      expect((await portal.database.pool.query(settings)).rows).toEqual([{ ms: '5s', scan: 'on' }])
    }
  })
})

it('what was asked is nowhere in the metrics, how long it took is', async () => {
  await portal.put([{ name: '星辰' }])
  await search('绝密名称')
  const { body } = await portal.call({ path: '/metrics' })
  expect(String(body.text)).toMatch(/portal_mark_check_seconds_count [1-9]/)
  expect(String(body.text)).toMatch(/portal_known_marks\{source="demonstration"\} 1\b/)
  expect(String(body.text)).not.toContain('绝密')
})

it('a search in a transaction leaves it as it was, also after a read for which there was no time', async () => {
  await portal.put([{ name: '星辰' }])
  await portal.ctx.db.transaction(async (tx) => {
    const settings = async () =>
      (await tx.execute("select current_setting('statement_timeout'), current_setting('enable_seqscan') as seqscan"))
        .rows
    const before = await settings()
    expect((await searchMarks({ ...portal.ctx, db: tx }, { name: '星辰', classes: [9] })).hits).toHaveLength(1)
    expect(await timedRead({ db: tx }, sql`select pg_sleep(5)`, 20)).toBeUndefined()
    expect(await settings()).toEqual(before)
  })
})
