import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MarkHit, SearchedMarks } from '../../contract/mark.ts'
import { HitList } from './hit-list.tsx'
import { SearchedLine } from './searched-line.tsx'

const hit = (changes: Partial<MarkHit> = {}): MarkHit => ({
  source: '演示商标',
  number: '演示1',
  name: '演示星辰',
  classes: [9, 25],
  holder: '演示·海帆',
  status: 'registered',
  points: 88,
  reasons: [{ code: 'sound', text: '读音相同' }],
  sameClass: true,
  ...changes,
})

describe('known marks that are like a name', () => {
  it('stand by the classes that were asked for, then in others, with all their reasons', () => {
    const other = hit({ number: '演示2', classes: [35], sameClass: false, status: 'dead', points: 100 })
    render(<HitList hits={[hit(), other]} classes={[9, 18]} />)
    const regions = screen.getAllByRole('region')
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['第 9 类', '其他类别'])
    expect(regions[0]).toHaveTextContent(
      '演示星辰已注册近似分 88读音相同注册号 演示1 · 第 9、25 类 · 演示·海帆 · 演示商标',
    )
    expect(regions[1]).toHaveTextContent('无效近似分 100')
    expect(screen.getByText(/不是注册成功的概率/)).toBeVisible()
  })

  it('show the first five of a group until the others are asked for', async () => {
    const hits = Array.from({ length: 7 }, (_, at) => hit({ number: `演示${at}` }))
    render(<HitList hits={hits} classes={[]} />)
    const list = within(screen.getByRole('region', { name: '相同或近似的商标' }))
    expect(list.getAllByText(/^注册号/)).toHaveLength(5)
    await userEvent.setup().click(list.getByRole('button', { name: '显示其余 2 件' }))
    expect(list.getAllByText(/^注册号/)).toHaveLength(7)
  })
})

describe('what was searched', () => {
  const searched: SearchedMarks = {
    marks: 1320,
    sources: [
      { name: '演示商标', rows: 1300, asOf: '2026-11-01', demonstration: true },
      { name: '海关备案', rows: 20, asOf: '2026-10-31', demonstration: true },
    ],
    at: 1,
    isPartial: true,
  }

  it('is told with its number and its earliest day, and what was not searched', () => {
    render(<SearchedLine searched={searched} />)
    screen.getByText('已检索 1,320 件，数据截至 2026-10-31；未检索商标局数据库，请以官方查询为准')
    screen.getByText('与这个名称相近的商标很多，只比对了其中一部分')
    screen.getByText('演示商标 · 1,300 件 · 截至 2026-11-01')
    screen.getByText('海关备案（演示） · 20 件 · 截至 2026-10-31')
  })

  it('is nothing where no list was imported, and is told so', () => {
    render(<SearchedLine searched={{ ...searched, marks: 0, sources: [] }} />)
    screen.getByText('本平台尚未导入商标数据，未作近似比对')
    expect(screen.queryByText(/已检索/)).toBeNull()
  })
})
