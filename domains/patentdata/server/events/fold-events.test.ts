import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
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
  // The days decide, not the order of the lines.
  ['2021-01-05 RR01;2020-05-06 CF01;2016-03-02 GR01', 'GRANTED'],
  // Of one day, the later line.
  ['2016-03-02 GR01;2020-05-06 RR01;2020-05-06 CF01', 'LAPSED_FEE'],
  ['2016-03-02 GR01;2033-01-09 CX01', 'EXPIRED'],
  ['2016-03-02 GR01;2019-08-01 IW01', 'INVALIDATED'],
  ['2016-03-02 GR01;2019-08-01 RW01', 'INVALIDATED'],
  ['2016-03-02 GR01;2019-08-01 AV01', 'ABANDONED'],
  ['2013-07-17 PB01;2015-02-04 WD01', 'REFUSED'],
  ['2013-07-17 PB01;2014-01-08 SE01;2015-02-04 C12;2015-08-01 REIN', 'EXAMINING'],
  // Nothing revived it.
  ['2013-07-17 PB01;2015-02-04 WD01;2016-03-02 SE01', 'REFUSED'],
  ['2016-03-02 GR01;2017-01-01 XX99', 'GRANTED'],
  ['2017-01-01 XX99', 'UNKNOWN'],
])('%j is %s', (events, status) => {
  expect(fold(events).status).toBe(status)
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

const file = resolve(process.env.SHARED_DATA ?? '../shared/data', 'inpadoc-legal-codes-cn.json')

// The office's list of codes is kept beside the project; where it is not, there is nothing to compare with.
it.skipIf(!existsSync(file))('reads every code of the office’s list by its class', () => {
  const { CN } = JSON.parse(readFileSync(file, 'utf8')) as { CN: [string, string, string, string, string, string][] }
  const statusOf = (code: string, before: string) => fold(`${before};2020-01-01 ${code}`).status
  for (const [code, , , , kind] of CN) {
    const name = `${code} of class ${kind}`
    if ('HB'.includes(kind) && kind !== '') expect(statusOf(code, '2016-03-02 GR01'), name).not.toBe('GRANTED')
    if ('KC'.includes(kind) && kind !== '')
      expect(statusOf(code, '2016-03-02 GR01;2019-01-01 CF01'), name).toBe('GRANTED')
    if (kind === 'F') expect(statusOf(code, '2013-07-17 PB01'), name).toBe('GRANTED')
    if (kind === 'D') expect(statusOf(code, '2013-07-17 PB01'), name).toBe('EXAMINING')
    if (kind === 'M') expect(fold(`2020-01-01 ${code}`).stability, name).toBe('partial')
    if (['P', 'Q', 'R', 'S', 'T', 'W', 'Y', 'Z', 'G'].includes(kind))
      expect(statusOf(code, '2016-03-02 GR01'), name).toBe('GRANTED')
  }
})
