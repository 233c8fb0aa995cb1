import {
  anchorTamperings,
  court,
  judge,
  judgeByShell,
  openProofHouse,
  type ProofHouse,
  relist,
  sampleOriginals,
  sampleParts,
  shellExits,
  type ToldTampering,
  toldTamperings,
  type Unpacked,
  unpack,
  without,
} from '@portal/evidence/testing'
import { stress } from '@portal/platform/testing'
import { findOpenssl, type LocalTsa, makeChain, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportLines } from './print-report.ts'

const firstOfEach = <Way>(ways: readonly Way[], kindOf: (way: Way) => string): readonly Way[] =>
  ways.filter((way, at) => ways.findIndex((other) => kindOf(other) === kindOf(way)) === at)

const ways = stress(import.meta, {
  what: '每种篡改的结论全文，程序与 verify.sh 各一（本次每种结论、每项锚定声明一种）',
  full: { told: toldTamperings, anchors: anchorTamperings },
  gate: {
    told: firstOfEach(toldTamperings, ({ verdict }) => verdict),
    anchors: firstOfEach(anchorTamperings, ({ told }) => told),
  },
})

let authorities: LocalTsa[]
let house: ProofHouse
let [base, other]: Unpacked[] = []

/** The text without what differs from run to run: digests and times. */
const settled = (text: string): string =>
  text
    // The package holds the page only where the web was built.
    .replaceAll(/[、； ]verify\.html/g, '')
    .replaceAll(/北京时间 [\d-]+ [\d:]+/g, '北京时间 <时刻>')
    .replaceAll(/[A-Z][a-z]{2} +\d+ [\d:]+ \d{4} GMT/g, '<时刻>')
    .replaceAll(/@\d{10}/g, '@<时刻>')
    .replaceAll(/(0x)?[0-9a-f]{64}/g, '<摘要>')
    // The times have whole seconds, so that it is chance whether the witness or an authority comes first.
    .replaceAll(/不晚于 北京时间 <时刻>（[^）]+）/g, '不晚于 <最早的时间>')

const given = (files: Unpacked | undefined): Unpacked => files ?? new Map()

// Time-stamps and verify.sh need openssl 3; elsewhere these tests are left out by name.
describe.skipIf(!findOpenssl())(
  'the whole text of a verdict, by the program and by verify.sh (needs openssl 3)',
  () => {
    beforeAll(async () => {
      authorities = await Promise.all([startLocalTsa({ name: '时间戳甲' }), startLocalTsa({ name: '时间戳乙' })])
      house = openProofHouse(authorities, makeChain('演示链'))
      base = await unpack(await sampleParts(house))
      const booth = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another booth') }
      other = await unpack(await sampleParts(house, [{ ...sampleOriginals, 'data/12-zhtwTwh.jpg': booth }]))
    })
    afterAll(() => Promise.all(authorities.map(({ stop }) => stop())))

    type Told = Pick<ToldTampering, 'verdict'>
    const expectTold = async (files: Unpacked, pins: ProofHouse['pins'], { verdict }: Told) => {
      const report = await judge(files, pins)
      const program = reportLines(report, 'zh')
      const shell = await judgeByShell(files, pins)
      expect({ program: report.verdict, shell: shell.code }).toEqual({ program: verdict, shell: shellExits[verdict] })
      expect(`${settled(program)}\n---- verify.sh\n${settled(shell.said)}`).toMatchSnapshot()
      expect(`${program}${reportLines(report, 'en')}${shell.said}`).not.toContain(court)
    }

    for (const one of toldTamperings) {
      // Those that wait for --all are left out by name, since vitest takes their stored texts for left over otherwise.
      it.skipIf(!ways.told.includes(one))(one.name, async () => {
        await expectTold(one.make(given(base), given(other)), one.pins ? one.pins(house.pins) : house.pins, one)
      })
    }

    it.each(ways.anchors.map((one) => [one.name, one] as const))(
      'an anchor with %s',
      async (_, { make, told, pins }) => {
        const files = make(given(base))
        const trusted = pins ? pins(house.pins) : house.pins
        const report = await judge(files, trusted)
        const shell = await judgeByShell(files, trusted)
        expect({ program: report.verdict, shell: shell.code }).toEqual({ program: 'INVALID', shell: 1 })
        for (const text of [reportLines(report, 'zh'), shell.said]) expect(text).toContain(told)
      },
    )

    it('of a statement that is older than its list of proofs', async () => {
      const older = await unpack(await sampleParts({ prove: house.prove }))
      await expectTold(older, house.pins, { verdict: 'VALID' })
    })

    it('of a supplement whose first statement lost a time-stamp', async () => {
      const more = {
        ...sampleOriginals,
        'data/11-czmm.jpg': { slot: 'czmm', name: '外景.jpg', bytes: Buffer.from('x') },
      }
      const files = await unpack(await sampleParts(house, [sampleOriginals, more]))
      await expectTold(relist(without(files, 'evidence/earlier/1/statement.tsr.2')), house.pins, { verdict: 'VALID' })
    })

    it('of a smaller copy beside originals', async () => {
      const copyOf = { sha256: 'ab'.repeat(32), size: 5_242_880 }
      const booth = { slot: 'zhtwTwh', name: '展位{"copyOf":.jpg', bytes: Buffer.from('small'), copyOf }
      const papers = { ...sampleOriginals, 'data/12-zhtwTwh.jpg': booth }
      const files = await unpack(await sampleParts(house, [papers]))
      await expectTold(files, house.pins, { verdict: 'VALID' })
    })
  },
)
