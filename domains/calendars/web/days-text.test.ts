import { expect, it } from 'vitest'
import { daysText, readDays } from './days-text.ts'

it('reads days and ranges, whatever stands between them', () => {
  expect(readDays('2027-02-06至2027-02-08, 2027-01-01\n2027-01-01、2027-04-05~2027-04-05')).toEqual({
    days: ['2027-01-01', '2027-02-06', '2027-02-07', '2027-02-08', '2027-04-05'],
    wrong: undefined,
  })
  expect(readDays(' \n')).toEqual({ days: [], wrong: undefined })
})

it.each(['2027-02-30', '1月1日', '2027-02-08至2027-02-06', '2027-01-01至2027-12-31', '2027/01/01'])(
  'names what is no day: %s',
  (word) => {
    expect(readDays(`2027-01-01 ${word}`).wrong).toBe(word)
  },
)

it('writes days so that they are read again', () => {
  const days = ['2027-01-01', '2027-01-02', '2027-01-03', '2027-02-06']
  expect(daysText(days)).toBe('2027-01-01至2027-01-03\n2027-02-06')
  expect(readDays(daysText(days)).days).toEqual(days)
})
