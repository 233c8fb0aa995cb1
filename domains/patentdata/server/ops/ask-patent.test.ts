import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { biblioOf, familyOf } from '../../testing/ops-answers.ts'
import { hasRecordings, type OpsServer, openOpsServer, recordedJson, recordedXml } from '../../testing/ops-server.ts'
import { askPatent } from './ask-patent.ts'
import type { DocdbNumber } from './ops-json.ts'
import { readFamily } from './read-family.ts'

let server: OpsServer
let ops: { key: string; secret: string; baseUrl: string }
let offsetMs: number
beforeEach(async () => {
  server = await openOpsServer()
  ops = { key: 'simulated-key', secret: 'simulated-secret', baseUrl: server.url }
  offsetMs = 0
})
afterEach(() => server.close())

const number: DocdbNumber = { country: 'CN', number: '199999901', kind: 'B' }
const invented = { number: '199999901', kind: 'B' }
const ask = (wanted: DocdbNumber = number) => askPatent({ now: () => new Date(Date.now() + offsetMs) }, ops, wanted)
const factsOf = async () => {
  const word = await ask()
  return word.outcome === 'found' ? word.patent.facts : word
}

describe('a publication', () => {
  it('is asked for by three calls at once, and its grant is known by an event of the first publication', async () => {
    server.tell({
      ...{ ...invented, applicationNumber: '201510000901.5', citing: ['50000001', '60000001', '60000002', '60000002'] },
      others: [
        { country: 'US', number: '20160001', kind: 'A1' },
        { country: 'US', number: '10000001', kind: 'B2' },
        { country: 'EP', number: '3000001', kind: 'A1' },
      ],
    })
    expect(await ask()).toMatchObject({
      outcome: 'found',
      patent: {
        ...{ pn: 'CN199999901B', applicationNumber: '201510000901.5' },
        facts: {
          ...{ title: '可折叠支架', applicants: ['宁波海帆有限公司'], inventors: ['陈甲', 'LIN YI'] },
          ...{ filingDate: '2015-03-02', publishedOn: '2018-04-10' },
          ipc: ['F16M11/04', 'F16M11/38', 'A47B97/00'],
          ...{ status: 'GRANTED', stability: 'none', transfers: 0, licences: 0, pledges: 0 },
          ...{ familyCountries: ['CN', 'US', 'EP'], fwd: 2 },
        },
      },
      signs: { colour: 'green', week: 900_006 },
    })
    expect(server.asked.map((path) => path.replace('/3.2/rest-services', '')).toSorted()).toEqual([
      '/family/publication/docdb/CN.199999901.B/legal',
      '/published-data/publication/docdb/CN.199999901.B/biblio',
      '/published-data/search?q=ct=CN199999901&Range=1-100',
    ])
  })

  it('may have one of everything, which is then no list', async () => {
    server.tell({
      ...{ number: '199999901', kind: 'A', classes: ['F16M  11/    04            A I'], citing: ['60000001'] },
      titles: [{ lang: 'en', text: 'Support' }],
      ...{ applicants: [{ epodoc: 'HAIFAN CO LTD [CN]' }], inventors: [{ original: '陈甲，' }] },
      events: [{ code: 'PB01', day: '2016-08-10' }],
    })
    const word = await ask({ ...number, kind: 'A' })
    expect(word).toMatchObject({
      patent: {
        facts: {
          ...{ title: 'Support', applicants: ['HAIFAN CO LTD'], inventors: ['陈甲'], ipc: ['F16M11/04'], fwd: 1 },
          ...{ status: 'PUBLISHED', familyCountries: ['CN'] },
        },
      },
    })
  })

  it('without a title, or under an address where nothing stands, is unknown', async () => {
    expect((await ask()).outcome).toBe('absent')
    server.tell({ ...invented, titles: [] })
    expect((await ask()).outcome).toBe('absent')
    server.tell({ ...invented, kind: 'A' })
    server.reply('CN.199999901.B/biblio', { body: biblioOf({ ...invented, kind: 'A' }) })
    expect((await ask()).outcome).toBe('absent')
  })

  it('that nothing cites has no citation, and a number of its application needs the right check digit', async () => {
    server.tell({ ...invented, applicationNumber: '201510000901.6' })
    expect(await ask()).toMatchObject({ patent: { applicationNumber: null, facts: { fwd: 0 } } })
    server.tell({ ...invented, applicationNumber: '202610690957.6' })
    expect(await ask()).toMatchObject({ patent: { applicationNumber: '202610690957.6' } })
  })
})

describe('legal events', () => {
  const lapse = { code: 'CF01', day: '2020-05-06' }

  it('are those of China: a lapse elsewhere is not the patent’s', async () => {
    const granted = { code: 'GR01', day: '2018-04-10' }
    server.tell({
      ...{ ...invented, events: [granted, { ...lapse, country: 'HK' }, { ...lapse, about: 'DE' }] },
      others: [{ country: 'EP', number: '3000001', kind: 'B1', events: [{ ...lapse, country: 'EP' }] }],
    })
    expect(await factsOf()).toMatchObject({ status: 'GRANTED' })
    server.tell({ ...invented, events: [granted, lapse] })
    expect(await factsOf()).toMatchObject({ status: 'LAPSED_FEE' })
  })

  it('that are none, or have no day, leave all of it unknown', async () => {
    for (const events of [[], [{ code: 'GR01', day: '2018-04-10' }, { code: 'CF01' }]]) {
      server.tell({ ...invented, events })
      const facts = await factsOf()
      expect(facts).toMatchObject({ familyCountries: ['CN'] })
      expect(facts).not.toHaveProperty('status')
      expect(facts).not.toHaveProperty('transfers')
    }
  })
})

describe('a token', () => {
  it('serves all calls until a minute before its end', async () => {
    server.tell(invented)
    await Promise.all([ask(), ask()])
    offsetMs = 1_138_000
    await ask()
    expect(server.tokens()).toBe(1)
    offsetMs = 1_140_000
    await ask()
    expect(server.tokens()).toBe(2)
  })

  it('that OPS no longer takes is followed by one new one, whatever was under way', async () => {
    server.tell(invented)
    await ask()
    server.endTokens()
    expect((await ask()).outcome).toBe('found')
    expect(server.tokens()).toBe(2)
  })

  it('is not given for a wrong key, which is a refusal', async () => {
    ops = { ...ops, secret: 'wrong' }
    expect(await ask()).toMatchObject({ outcome: 'refused', why: expect.stringContaining('no token: 401') })
    expect(server.asked).toEqual([])
  })
})

describe('of an answer that cannot be taken nothing is told', () => {
  const quota = { status: 403, headers: { 'x-rejection-reason': 'RegisteredQuotaPerWeek' }, body: '<error/>' }

  it.each([
    ['a quota that is used up', 'refused', '/legal', quota],
    ['too many calls', 'refused', '/biblio', { status: 429 }],
    ['a token that is never taken', 'refused', '/biblio', { status: 401 }],
    ['a number that it does not understand', 'malformed', '/biblio', { status: 400, body: '<fault/>' }],
    ['a failure of theirs', 'silent', '/search', { status: 503, body: '<fault/>' }],
    ['a redirect', 'silent', '/biblio', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['a cut answer', 'malformed', '/biblio', { body: '{"ops:world-patent-data": {' }],
    ['nothing', 'malformed', '/legal', { body: '' }],
    ['another form', 'malformed', '/legal', { body: { 'ops:world-patent-data': { 'ops:patent-family': [] } } }],
    [
      'a number that is none',
      'malformed',
      '/search',
      { body: { 'ops:world-patent-data': { 'ops:biblio-search': { '@total-result-count': 'many' } } } },
    ],
    ['more than we read', 'malformed', '/legal', { body: ' '.repeat(8 * 1024 * 1024 + 1) }],
  ] as const)('%s', async (_name, outcome, part, reply) => {
    server.tell({ ...invented, citing: ['60000001'] })
    server.reply(part, reply)
    expect(await ask()).toMatchObject({ outcome, why: expect.any(String) })
  })

  it('a server that is not there', async () => {
    await server.close()
    expect((await ask()).outcome).toBe('silent')
    server = await openOpsServer()
  })
})

// Answers that were recorded from OPS lie beside the project; where they do not, there is nothing to replay.
describe.skipIf(!hasRecordings)('recorded answers, in the JSON that OPS makes of them', () => {
  const replay = ({ country, number: digits, kind }: DocdbNumber, biblio: string, family: string) => {
    server.reply(`docdb/${country}.${digits}.${kind}/biblio`, { body: recordedJson(biblio) })
    server.reply(`docdb/${country}.${digits}.${kind}/legal`, { body: recordedJson(family) })
  }

  it('of an international application with a large family', async () => {
    const wanted = { country: 'WO', number: '2009085664', kind: 'A2' }
    replay(wanted, 'biblio-WO2009085664A2', 'family-WO2009085664A2')
    expect(await ask(wanted)).toMatchObject({
      outcome: 'found',
      patent: {
        facts: {
          ...{ title: 'RELEVANCY SORTING OF USERS BROWSER HISTORY', applicants: ['MICROSOFT CORPORATION'] },
          inventors: expect.arrayContaining(['VAUGHAN, CHRISTOPHER M', 'MARLE, CHRISTOPHE']),
          ...{ ipc: ['G06F15/00', 'G06F15/16'], publishedOn: '2009-07-09' },
          familyCountries: expect.arrayContaining(['WO', 'CN', 'US']),
        },
      },
    })
  })

  it('of a patent whose every stage stands in one answer', async () => {
    const wanted = { country: 'EP', number: '1000000', kind: 'B1' }
    replay(wanted, 'biblio-full-cycle-EP1000000', 'family-WO2009085664A2')
    const word = await ask(wanted)
    expect(word).toMatchObject({ outcome: 'found', patent: { pn: 'EP1000000B1', facts: { filingDate: '1999-11-08' } } })
    expect(word.outcome === 'found' && word.patent.facts).not.toHaveProperty('status')
  })

  it('of events: codes of another country tell no status', () => {
    const facts = readFamily(recordedJson('family-legal-US10465445B2'), {
      country: 'US',
      number: '10465445',
      kind: 'B2',
    })
    expect(facts).toMatchObject({ familyCountries: ['US'] })
    expect(facts).not.toHaveProperty('status')
  })

  it('as the XML that they were are refused, and so is a list of somebody’s own', async () => {
    server.tell({ ...invented, citing: ['60000001'] })
    server.reply('/legal', { body: recordedXml('family-legal-US10465445B2') })
    expect((await ask()).outcome).toBe('malformed')
    server.reply('/legal', { body: familyOf(invented) })
    server.reply('/search', { body: recordedXml('search-sample') })
    expect((await ask()).outcome).toBe('malformed')
  })
})
