import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMarksApp, type MarksApp } from '../../testing/marks-app.ts'
import { searchMarks } from '../search/search-marks.ts'
import { seedMarks } from './seed-marks.ts'

let portal: MarksApp
beforeAll(async () => {
  portal = await createMarksApp()
  await portal.ctx.db.transaction((tx) => seedMarks({ ...portal.ctx, db: tx }))
})
afterAll(() => portal.close())

it('the demonstration has 300 marks of each state, and of each it says that it is invented', async () => {
  const { rows } = await portal.database.pool.query(
    `select count(*)::int as all, count(distinct status)::int as states,
      count(*) filter (where number like '演示%' and holder like '演示%' and source = '演示商标')::int as marked
    from known_mark`,
  )
  expect(rows).toEqual([{ all: 300, states: 3, marked: 300 }])
})

it.each([
  ['星辰', 'same sound oneSign contains'],
  ['未', 'look'],
  ['澄川霁月', 'soundOne'],
])('a search for %s shows %s', async (name, codes) => {
  const { hits, searched } = await searchMarks(portal.ctx, { name, classes: [] })
  expect(searched.sources).toMatchObject([{ name: '演示商标', rows: 300, demonstration: true }])
  const told = new Set<string>(hits.flatMap(({ reasons }) => reasons.map(({ code }) => code)))
  for (const code of codes.split(' ')) expect(told, code).toContain(code)
})
