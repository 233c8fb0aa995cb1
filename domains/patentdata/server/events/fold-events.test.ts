import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type CodeClass, classOfCode, codesByClass, endOfCode } from '../../proof/event-codes.ts'
import { foldEvents } from './fold-events.ts'

/** Events of one line as lists have them: `2023-05-06 CF01;2024-01-02 RR01`. */
const fold = (text: string) =>
  foldEvents(
    text.split(';').flatMap((part) => {
      const [day = '', code = ''] = part.split(' ')
      return code === '' ? [] : [{ day, code }]
    }),
  )

it.each([
  ['', 'UNKNOWN'],
  ['2013-07-17 PB01', 'PUBLISHED'],
  ['2013-07-17 PB01;2014-01-08 SE01', 'EXAMINING'],
  ['2013-07-17 PB01;2014-01-08 SE01;2016-03-02 GR01', 'GRANTED'],
  ['2016-03-02 GR01;2016-04-01 SE01', 'GRANTED'],
  ['2016-03-02 GR01;2020-05-06 CF01', 'LAPSED_FEE'],
  ['2016-03-02 GR01;2020-05-06 CF01;2021-01-05 RR01', 'GRANTED'],
  // The days decide, not the order of the line; of one day, the order of the line.
  ['2021-01-05 RR01;2020-05-06 CF01;2016-03-02 GR01', 'GRANTED'],
  ['2016-03-02 GR01;2020-05-06 RR01;2020-05-06 CF01', 'LAPSED_FEE'],
  ['2016-03-02 GR01;2020-05-06 CF01;2020-05-06 RR01', 'GRANTED'],
  ['2016-03-02 GR01;2033-01-09 CX01', 'EXPIRED'],
  ['2016-03-02 GR01;2019-08-01 IW01', 'INVALIDATED'],
  ['2016-03-02 GR01;2019-08-01 RW01', 'INVALIDATED'],
  ['2016-03-02 GR01;2019-08-01 AV01', 'ABANDONED'],
  ['2013-07-17 PB01;2015-02-04 WD01', 'REFUSED'],
  ['2013-07-17 PB01;2014-01-08 SE01;2015-02-04 C12;2015-08-01 REIN', 'EXAMINING'],
  // An application that was revived lives, also where nothing tells how far it had come.
  ['2015-02-04 C12;2015-08-01 REIN', 'PUBLISHED'],
  // Nothing revived it.
  ['2013-07-17 PB01;2015-02-04 WD01;2016-03-02 SE01', 'REFUSED'],
  ['2016-03-02 GR01;2017-01-01 XX99', 'GRANTED'],
  ['2017-01-01 TR01', 'UNKNOWN'],
])('%j is %s', (events, status) => {
  expect(fold(events).status).toBe(status)
})

it('tells since when it is so, transactions and names of another day aside', () => {
  expect(fold('2016-03-02 GR01;2020-05-06 CF01;2021-01-05 TR01;2021-02-05 IP01')).toMatchObject({
    ...{ isEnded: true, statusSince: '2020-05-06' },
  })
  expect(fold('2017-01-01 TR01')).toMatchObject({ isEnded: false, statusSince: null })
})

it('counts transfers, licences and pledges that came into force, and tells what invalidation left', () => {
  expect(fold('2017-01-01 TR01;2018-01-01 EE01;2019-01-01 EC01;2019-02-01 PE01;2020-01-01 PC01')).toMatchObject({
    ...{ transfers: 1, licences: 1, pledges: 1, stability: 'none' },
  })
  expect(fold('1999-01-01 ASS;2001-01-01 C41;2002-01-01 LIC;2003-01-01 PLDC')).toMatchObject({
    ...{ transfers: 2, licences: 1, pledges: 1 },
  })
  expect(fold('2016-03-02 GR01;2019-08-01 IP01')).toMatchObject({ status: 'GRANTED', stability: 'partial' })
})

it('each end has its reason', () => {
  expect(['CF01', 'MM4A', 'MK1K', 'C28', 'RJ01', 'EXPY', 'CE01', 'TR01'].map(endOfCode)).toEqual([
    ...['LAPSED_FEE', 'LAPSED_FEE', 'EXPIRED', 'INVALIDATED', 'REFUSED', 'ABANDONED', 'ABANDONED', undefined],
  ])
})

const file = resolve(process.env.SHARED_DATA ?? '../shared/data', 'inpadoc-legal-codes-cn.json')

// The office's list of codes lies beside the project and not in it: where it is absent, there is nothing to compare with.
it.skipIf(!existsSync(file))(
  'has the codes of the office’s list under its classes (skipped where that list is absent)',
  () => {
    const { CN } = JSON.parse(readFileSync(file, 'utf8')) as { CN: [string, string, string, string, string, string][] }
    const decisive = Object.keys(codesByClass)
    const listed = CN.map(([code, , , , letter]) => [code, decisive.includes(letter) ? letter : undefined] as const)
    const unclassed: Readonly<Record<string, CodeClass>> = { CE01: 'H', GR03: 'F', RP01: 'M', RW01: 'H' }
    expect(listed.map(([code]) => [code, classOfCode(code)])).toEqual(
      listed.map(([code, letter]) => [code, letter ?? unclassed[code]]),
    )
    const known = new Set(CN.map(([code]) => code))
    expect(
      Object.values(codesByClass)
        .flat()
        .filter((code) => !known.has(code)),
    ).toEqual([])
  },
)
