import { photoWithCode } from '@portal/files/testing'
import { cardText, type Pins, readCard } from '@portal/proofs/proof'
import { ownPins, proofsServer } from '@portal/proofs/server'
import { findOpenssl, type LocalTsa, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '../../contract/slots.ts'
import { type CardAnswer, timeCardApi } from '../../contract/time-card.ts'
import { blobSource } from '../../proof/package/blob-source.ts'
import { openZip } from '../../proof/package/open-zip.ts'
import type { Report } from '../../proof/verify/report.ts'
import { verifyPackage } from '../../proof/verify/verify-package.ts'
import { createEvidenceApp, type EvidenceApp } from '../../testing/evidence-app.ts'
import { readCodes } from './read-codes.ts'

let portal: EvidenceApp
let tsa: LocalTsa | undefined
let pins: Pins

const settle = async (): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    await portal.deliver()
    portal.clock.advance(1_000)
    for (const { run } of proofsServer.tickers ?? []) await run(portal.ctx, new AbortController().signal)
  }
}
const look = async (): Promise<CardAnswer> => {
  const { status, body } = await portal.call({ path: timeCardApi.timeCard.path })
  expect(status).toBe(200)
  return body as CardAnswer
}
/** The card as the page shows it once it is fresh. */
const freshCard = async () => {
  await look()
  await settle()
  await look()
  await settle()
  const { card } = await look()
  if (!card) throw new Error('no card')
  return card
}
const put = async (slot: Slot, bytes: Buffer) => {
  const { url, fileName } = await portal.upload(slot, { file: { fileName: '现场.jpg', bytes } })
  return { url, fileName }
}
const seal = async (photos: Partial<Record<Slot, Buffer>>) => {
  const papers = await portal.papers()
  for (const [slot, bytes] of Object.entries(photos)) papers[slot] = await put(slot as Slot, bytes)
  const { status, body } = await portal.submit({ ...papers, state: 1 })
  expect(status, JSON.stringify(body)).toBe(200)
  await settle()
  return String(body.id)
}
const cardsOf = async (id: string) => {
  const { body } = await portal.detail(id)
  const stateOf = (slot: string) => (body[slot] as { card: { state: string } | null } | null)?.card?.state
  return { zhtwTwh: stateOf('zhtwTwh'), zhtwCzry: stateOf('zhtwCzry'), contract: stateOf('zzfHt') }
}
const verify = async (id: string): Promise<Report> => {
  const token = portal.people.demo.token
  const { body } = await portal.call({ method: 'POST', path: '/api/downloadTicket', token, body: { id } })
  const address = `/api/downloadExhibixion?id=${id}&authorization=${body.ticket}`
  const { rawPayload } = await portal.app.inject({ url: address })
  return verifyPackage(() => openZip(blobSource(new Blob([Uint8Array.from(rawPayload)]))), pins)
}
const reasonOf = ({ claims }: Report) => claims.find(({ id }) => id === 'card')?.reason

beforeAll(async () => {
  tsa = findOpenssl() ? await startLocalTsa({ name: 'Test TSA' }) : undefined
  const own = tsa && { name: tsa.name, url: tsa.url, rootPem: tsa.rootPem, policies: [tsa.policy] }
  portal = await createEvidenceApp(own ? { EVIDENCE_TSA: JSON.stringify([own]) } : {})
  await portal.agree()
  pins = await ownPins(portal.ctx)
})
afterAll(async () => {
  await Promise.all([portal.close(), tsa?.stop()])
})

// Codes are sought in whole pictures: that takes a busy machine its time.
describe('a time card in a photo', { timeout: 60_000 }, () => {
  it('is read at upload, named by the seal, and shown by the verifier to be not older than others told', async () => {
    const card = await freshCard()
    // Twelve million pixels, held upright, the code small and crooked.
    const photo = await photoWithCode({
      text: card.text,
      width: 4000,
      height: 3000,
      side: 240,
      degrees: 17,
      orientation: 6,
    })
    const id = await seal({ zhtwTwh: photo })
    expect(await cardsOf(id)).toEqual({ zhtwTwh: 'known', zhtwCzry: 'none', contract: undefined })
    const { body } = await portal.detail(id)
    expect(body.zhtwTwh).toMatchObject({ card: { at: card.at, by: card.by, code: card.code } })
    const report = await verify(id)
    expect(reasonOf(report)).toBe(tsa ? 'card_kept' : 'card_untimed')
    expect(report.statement?.notBefore).toMatchObject({ size: card.size, paths: ['data/12-zhtwTwh.jpg'] })
    if (tsa) {
      expect(report.card).toMatchObject({ code: card.code, bound: { name: tsa.name, at: card.at } })
      expect(report.verdict).toBe('VALID')
    }
  })

  it('counts as the latest of several, where the log knows it', async () => {
    const earlier = await freshCard()
    await portal.upload('fpfyj')
    await settle()
    const later = await freshCard()
    expect(later.size).toBeGreaterThan(earlier.size)
    const id = await seal({
      zhtwTwh: await photoWithCode({ text: earlier.text }),
      zhtwCzry: await photoWithCode({ text: later.text }),
    })
    const report = await verify(id)
    expect(report.statement?.notBefore).toMatchObject({ size: later.size, paths: ['data/13-zhtwCzry.jpg'] })
  })

  it('is passed over with a reason where it is another log’s or was never shown, and no other code is kept', async () => {
    const card = await freshCard()
    const foreign = card.text.replace(card.origin, 'other.example/ev1')
    const read = readCard(card.text)
    if (!read) throw new Error('the card does not read')
    const invented = cardText({ ...read, root: read.root.map((byte) => byte ^ 1) })
    const id = await seal({
      zhtwTwh: await photoWithCode({ text: foreign }),
      zhtwCzry: await photoWithCode({ text: invented }),
    })
    expect(await cardsOf(id)).toEqual({ zhtwTwh: 'foreign', zhtwCzry: 'unknown', contract: undefined })
    const report = await verify(id)
    expect([report.statement?.notBefore, reasonOf(report)]).toEqual([null, 'card_none'])
    const other = await seal({ zhtwTwh: await photoWithCode({ text: 'https://u.wechat.com/somebody' }) })
    expect((await cardsOf(other)).zhtwTwh).toBe('none')
    const { rows } = await portal.database.pool.query(
      "select count(*)::int n from evidence_original where time_card::text like '%wechat%'",
    )
    expect(rows[0].n).toBe(0)
  })

  it('is read while sealing where that came first', async () => {
    const card = await freshCard()
    const papers = await portal.papers()
    papers.zhtwTwh = await put('zhtwTwh', await photoWithCode({ text: card.text }))
    const { body } = await portal.submit({ ...papers, state: 1 })
    expect((await cardsOf(String(body.id))).zhtwTwh).toBe('known')
  })

  it('keeps nobody waiting for a picture that breaks its reader, and reads the next', async () => {
    const photo = await photoWithCode({ text: 'next' })
    const broken = Buffer.concat([photo.subarray(0, 700), Buffer.alloc(3_000, 0xff)])
    const [first, second] = await Promise.all([readCodes(broken), readCodes(photo)])
    expect([first ?? [], second]).toEqual([[], ['next']])
  })
})
