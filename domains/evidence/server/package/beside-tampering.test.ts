import { stress } from '@portal/platform/testing'
import { findOpenssl, type LocalTsa, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellReport } from '../../proof/verify/tell.ts'
import { cardTamperings, renewalTamperings } from '../../testing/beside-tamperings.ts'
import { judge, judgeByShell, shellExits } from '../../testing/judge-package.ts'
import { openProofHouse, type ProofHouse } from '../../testing/proof-house.ts'
import { sampleOriginals, sampleParts } from '../../testing/sample-record.ts'
import { type Unpacked, unpack } from '../../testing/tampering.ts'
import { oneOfEachClaim, type Tampering } from '../../testing/tamperings.ts'

const all = [...cardTamperings, ...renewalTamperings]
const byShell = stress(import.meta, {
  what: '时间卡与续期的每种篡改也由 verify.sh 判定（本次每项声明一种，程序判定全部）',
  full: all,
  gate: oneOfEachClaim(all),
})

let tsa: LocalTsa
let house: ProofHouse

const judged = async (files: Unpacked, claim: string) => {
  const report = await judge(files, house.pins)
  const claims = tellReport(report, 'zh').claims
  return { report, claims, verdict: claims.find(({ id }) => id === claim)?.verdict }
}
const judgedTwice = async (files: Unpacked, claim: string) => ({
  ...(await judged(files, claim)),
  ...(await judgeByShell(files, house.pins)),
})

const expectCaught = async (files: Unpacked, tampering: Tampering) => {
  const { claim, verdict } = tampering
  const found = await judged(files, claim)
  expect({ verdict: found.report.verdict, claim: found.verdict }, JSON.stringify(found.claims)).toEqual({
    verdict,
    claim: verdict,
  })
  if (!byShell.includes(tampering)) return
  const { code, said } = await judgeByShell(files, house.pins)
  expect(code, said).toBe(shellExits[verdict])
}

const others = {
  ...sampleOriginals,
  'data/12-zhtwTwh.jpg': { slot: 'zhtwTwh', name: '展位.jpg', bytes: Buffer.from('b') },
}

// Time-stamps and verify.sh need openssl 3; elsewhere these tests are left out by name.
describe.skipIf(!findOpenssl())('beside the proofs of a statement (needs openssl 3)', () => {
  beforeAll(async () => {
    tsa = await startLocalTsa({ name: 'Test TSA' })
    house = openProofHouse(tsa)
  })
  afterAll(() => tsa.stop())

  describe('a time card', () => {
    let [base, other]: Unpacked[] = []
    beforeAll(async () => {
      base = await unpack(await sampleParts(house, [sampleOriginals], { card: await house.card() }))
      other = await unpack(await sampleParts(house, [others], { card: await house.card() }))
    })

    it('untouched: bounds the photo from the other side, and says what only the eye can tell', async () => {
      const { report, claims, code, said } = await judgedTwice(base ?? new Map(), 'card')
      expect(report.verdict, JSON.stringify(claims)).toBe('VALID')
      expect(report.card?.paths).toEqual(['data/12-zhtwTwh.jpg'])
      expect(report.card?.bound.at).toBeLessThanOrEqual(Math.min(...report.times.map(({ at }) => at)) + 1_000)
      expect(report.conclusion.zh).toMatch(
        /声明写明 data\/12-zhtwTwh\.jpg 中有时间卡 [0-9A-Z-]{14}，该卡不早于 北京时间/,
      )
      expect(report.conclusion.zh).toContain('照片中看得到这张卡的')
      expect(code, said).toBe(0)
      expect(said).toMatch(/VALID +card +.*witness\.example\/w1@\d+/)
    })

    it.each(cardTamperings.map((one) => [one.name, one] as const))('%s', (_, one) =>
      expectCaught(one.make(base ?? new Map(), other ?? new Map()), one),
    )
  })

  describe('renewed stamps', () => {
    let [base, other]: Unpacked[] = []
    const renewing = { prove: async (bytes: Uint8Array) => house.renew(await house.prove(bytes)) }
    beforeAll(async () => {
      base = await unpack(await sampleParts(renewing))
      other = await unpack(await sampleParts(renewing, [others]))
    })

    it('untouched: hold, and say since when', async () => {
      const { report, claims, verdict, code, said } = await judgedTwice(base ?? new Map(), 'renewal')
      expect([report.verdict, verdict], JSON.stringify(claims)).toEqual(['VALID', 'VALID'])
      expect(claims.find(({ id }) => id === 'renewal')?.detail).toMatch(/到期之前由新的时间戳续期.*：北京时间/)
      expect(code, said).toBe(0)
    })

    it.each(renewalTamperings.map((one) => [one.name, one] as const))('%s', (_, one) =>
      expectCaught(one.make(base ?? new Map(), other ?? new Map()), one),
    )
  })
})
