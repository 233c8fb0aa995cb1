import { describe, expect, it } from 'vitest'
import { foundRecordal, recordalExportQuery, recordalQuery } from './search.ts'

describe('what a search is asked', () => {
  it('takes a parameter that was left empty for one that is missing', () => {
    const names = Object.keys(recordalQuery.shape)
    const empty = recordalQuery.parse(Object.fromEntries(names.map((name) => [name, ''])))
    expect(empty).toEqual(recordalQuery.parse({}))
    expect(empty).toMatchObject({ match: 'fuzzy', literal: 0, pgIndex: 1, pgCount: 10, registerType: null })
  })

  it.each([
    ['商标', 'T'],
    ['著作权', 'C'],
    ['专利权', 'P'],
    ['T', 'T'],
  ])('takes the kind of filing %s for the letter %s', (said, letter) => {
    expect(recordalQuery.parse({ recordType: said }).recordType).toBe(letter)
  })

  it('refuses what is none of the choices', () => {
    for (const [name, value] of [
      ['match', 'FUZZY'],
      ['literal', '2'],
      ['literal', 'no'],
      ['recordType', 't'],
      ['recordType', 'constructor'],
      ['registerType', '0'],
    ] as const) {
      expect(recordalQuery.safeParse({ [name]: value }).error?.issues[0]?.message, name).toMatch(/有误$/)
    }
  })

  it('may be literal in an export too, so that it holds what the page shows', () => {
    expect(recordalExportQuery.parse({ format: 'csv' }).literal).toBe(0)
    expect(recordalExportQuery.parse({ format: 'csv', literal: '1' }).literal).toBe(1)
  })
})

it('an element has the names of the specification and where they were met, and no number of our own', () => {
  expect(Object.keys(foundRecordal.shape)).toEqual([
    'recordIcon',
    'recordName',
    'name',
    'conutryName',
    'registerNum',
    'recordNum',
    'registerType',
    'productType',
    'recordState',
    'recordBeginDate',
    'recordEndDate',
    'hits',
  ])
})
