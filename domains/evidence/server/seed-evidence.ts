import { demonstrationPaper, drawView } from '@portal/files/server'
import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { type JobCtx, removeSpooled, spool } from '@portal/platform/server'
import { consentPolicy } from '../contract/consent.ts'
import { submitForm } from '../contract/record.ts'
import { basicSample } from '../contract/samples.ts'
import { requiredSlots, type Slot, slotTitle } from '../contract/slots.ts'
import { giveConsent } from './consents.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { receiveOriginal } from './receive-original.ts'
import { submitEvidence } from './submit-evidence.ts'

/** The kind of paper that each demonstration picture says it stands for and is not; ASCII. */
const papers: Partial<Record<Slot, string>> = {
  zzfHt: 'contract with an organiser',
  zzfTzs: 'notice of fees',
  zzfQrh: 'confirmation of a booth',
  hzSy: 'passport',
  hzQz: 'visa',
  hzRqy: 'entry stamp',
  fpfyj: 'invoice',
  yhfyj: 'payment voucher',
  jwhkfyj: 'remittance application',
  zhtwTwh: 'picture of a booth',
  zhtwCzry: 'picture of staff at a booth',
}

type Pictures = ReadonlyMap<Slot, Buffer>

/** Draws each picture once, several at a time, so that the first start does not wait for them longer than it must. */
const drawPictures = async (slots: readonly Slot[]): Promise<Pictures> =>
  new Map(
    await Promise.all(
      slots.map(async (slot) => {
        const picture = await drawView({
          kind: 'pdf',
          page: 1,
          whose: slot,
          read: async () => demonstrationPaper(papers[slot] ?? 'paper'),
        })
        return [slot, picture] as const
      }),
    ),
  )

const receivePicture = async (ctx: EvidenceCtx, slot: Slot, picture: Buffer) => {
  const source = async function* () {
    yield picture
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  try {
    const fileName = `演示·${slotTitle(slot)}.jpg`
    const { url } = await receiveOriginal(ctx, { ...spooled, fileName }, { slot })
    return [slot, { url, fileName }] as const
  } finally {
    await removeSpooled(spooled)
  }
}

const submitDemonstration = async (ctx: EvidenceCtx, pictures: Pictures, state: 0 | 1): Promise<void> => {
  const files: (readonly [Slot, { url: string; fileName: string }])[] = []
  for (const [slot, picture] of pictures) files.push(await receivePicture(ctx, slot, picture))
  // A draft waits for a fair that is still to come: its day is shown as one to keep.
  const fairDay = addDays(shanghaiDayOf(ctx.now()), 2)
  const exhibitionTime = state === 0 ? Date.parse(`${fairDay}T00:00:00+08:00`) : basicSample.exhibitionTime
  const values = { ...basicSample, exhibitionTime, ...Object.fromEntries(files), state }
  await submitEvidence(ctx, { body: submitForm.parse(values) })
}

/**
 * Makes one draft and one sealed record of a customer. The sealed record is proved as any other is. Only for demonstration
 * mode.
 */
export const seedEvidence = async (ctx: JobCtx, { customer }: { customer: string }): Promise<void> => {
  // The pictures are drawn before the transaction begins: the database ends one that stays idle while a busy machine draws.
  const pictures = await drawPictures(requiredSlots)
  await ctx.db.transaction(async (tx) => {
    const actor = {
      userId: customer,
      sessionId: '',
      userType: 'customer',
      topAdministrator: false,
      mustChangePassword: false,
    } as const
    const inside = {
      ...ctx,
      db: tx,
      actor,
      address: '127.0.0.1',
      token: null,
      device: null,
      userAgent: null,
      purviews: [],
      permissions: [],
    }
    const body = { purpose: 'travel-documents', policyVersion: consentPolicy.version } as const
    await giveConsent(inside, { body })
    await submitDemonstration(inside, pictures, 1)
    await submitDemonstration(inside, new Map([...pictures].slice(0, 3)), 0)
  })
}
