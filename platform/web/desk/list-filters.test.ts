import { expect, it } from 'vitest'
import { chipsOf, cleared, type ListFilter } from './list-filters.ts'

const filters: readonly ListFilter[] = [
  { name: 'state', label: '状态', options: [{ value: '1', label: '待受理' }] },
  { days: '提交日期' },
]
const year = new Date().getFullYear()

it('says in words what is filtered, and how each of it is taken away', () => {
  expect(chipsOf(filters, { state: '', from: '', to: '' })).toEqual([])
  expect(chipsOf(filters, { state: '1', from: `${year}-11-01`, to: `${year}-11-20` })).toEqual([
    { text: '状态：待受理', without: { state: '' } },
    { text: '提交日期：11-01 至 11-20', without: { from: '', to: '' } },
  ])
  const daysOf = (from: string, to: string) => chipsOf(filters, { from, to }).map(({ text }) => text)
  expect(daysOf(`${year}-11-01`, '')).toEqual(['提交日期：11-01 起'])
  expect(daysOf('', `${year}-11-20`)).toEqual(['提交日期：11-20 及以前'])
  expect(daysOf(`${year}-11-20`, `${year}-11-20`)).toEqual(['提交日期：11-20'])
})

it('shows a value that no option names as it is, so that it can still be taken away', () => {
  expect(chipsOf(filters, { state: '9' })).toEqual([{ text: '状态：9', without: { state: '' } }])
})

it('takes all filters away, and leaves view, search and order as they are', () => {
  expect(cleared(filters)).toEqual({ state: '', from: '', to: '' })
})
