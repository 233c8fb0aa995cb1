import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { ownRequestsQuery } from './filter.ts'

const read = (query: object) => ownRequestsQuery.parse(query)
const messages = (query: object) => orderedIssues(ownRequestsQuery, query).map(({ msg }) => msg)

describe('the filter of request lists', () => {
  it('is open when nothing is asked', () => {
    const open = { state: null, businessType: null, from: null, to: null, pgIndex: 1, pgCount: 10 }
    expect(read({})).toEqual(open)
    expect(read({ state: '', businessType: '', from: '', to: '', pgIndex: '', pgCount: '' })).toEqual(open)
  })

  it('takes a day in Beijing from its first to its last millisecond', () => {
    const { from, to } = read({ from: '2026-11-20', to: '2026-11-20' })
    expect(new Date(from ?? 0).toISOString()).toBe('2026-11-19T16:00:00.000Z')
    expect(new Date(to ?? 0).toISOString()).toBe('2026-11-20T15:59:59.999Z')
  })

  it('takes epoch milliseconds as they are', () => {
    expect(read({ from: '1763568000000', to: 1763568000001 })).toMatchObject({ from: 1763568000000, to: 1763568000001 })
  })

  it.each(['2026-02-30', '2026-13-01', '20-1-1', 'x', '-1', '1e3', '99999999999999999999'])(
    'refuses the day %s',
    (from) => {
      expect(messages({ from })).toEqual(['开始日期有误'])
    },
  )

  it('refuses states, types and pages that do not exist', () => {
    expect(messages({ state: '5', businessType: '8', to: 'x', pgIndex: '0', pgCount: '101' })).toEqual([
      '状态筛选有误',
      '业务类型筛选有误',
      '结束日期有误',
      '页码有误',
      '每页条数须在 1 到 100 之间',
    ])
  })
})
