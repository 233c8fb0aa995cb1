import { demonstrationPaper, storeFile } from '@portal/files/server'
import { addDays, addMonths, shanghaiDayOf } from '@portal/platform/contract'
import type { JobCtx } from '@portal/platform/server'
import { type SheetFacts, saveForm } from '../contract/facts.ts'
import type { PaperKind } from '../contract/papers.ts'
import { recordalYears } from '../contract/recordal.ts'
import { factsSample } from '../contract/samples.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { createSheet } from './create-sheet.ts'
import { recordSheet } from './record-sheet.ts'
import { saveSheet } from './save-sheet.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'
import type { Vault } from './vault.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'signer' | 'storage' | 'log' | 'config'>
type Papers = Partial<Record<PaperKind, { fileName: string; what: string }>>

const dayMs = 86_400_000

const identity = { fileName: '演示·营业执照.pdf', what: 'licence' }
const photos = { fileName: '演示·正品照片.pdf', what: 'photo' }

/** A sheet that is nearly done: only the certificate is missing. */
const draft: { facts: SheetFacts; papers: Papers } = {
  facts: factsSample,
  papers: { identity, goodsPhotos: photos, licences: { fileName: '演示·许可合同.pdf', what: 'contract' } },
}

const recorded: { facts: SheetFacts; papers: Papers } = {
  facts: {
    ...factsSample,
    recordName: '演示·海帆图形',
    registerNum: '1234567',
    rightContent: '图形；第 9 类：太阳镜',
    rightBeginDate: '2014-05-07',
    rightEndDate: '2034-05-06',
    licensing: 0,
    licensees: [],
    hasInfringing: 0,
    infringingGoods: [],
  },
  papers: { identity, certificate: { fileName: '演示·商标注册证.pdf', what: 'certificate' }, goodsPhotos: photos },
}

const fill = async (
  vault: Vault,
  ctx: SeedCtx & SheetReadCtx,
  { facts, papers }: { facts: SheetFacts; papers: Papers },
): Promise<SheetDetail> => {
  const { id } = await createSheet(vault)(ctx, { body: { from: '', right: '' } })
  const as = { ...ctx, actor: { ...ctx.actor, userType: 'customer' as const } }
  const files: Partial<Record<PaperKind, { files: { fileName: string; url: string }[] }>> = {}
  for (const [kind, { fileName, what }] of Object.entries(papers)) {
    const stored = await storeFile(as, { bytes: demonstrationPaper(what), fileName, purpose: 'filing-paper' })
    files[kind as PaperKind] = { files: [stored] }
  }
  return saveSheet(vault)(ctx, { params: { id }, body: saveForm.parse({ ...facts, version: 1, papers: files }) })
}

/**
 * Makes two demonstration sheets of one customer: a recorded right that may be renewed in a month, and a sheet that
 * lacks its certificate. Only for demonstration mode.
 */
export const seedSheets = (vault: Vault, ctx: SeedCtx, users: { customer: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const at = (daysAgo: number) => ({
      ...ctx,
      db: tx,
      now: () => new Date(ctx.now().getTime() - daysAgo * dayMs),
      actor: { userId: users.customer },
    })
    const [longAgo, lately] = [at(30), at(1)]
    const { id, version } = await fill(vault, longAgo, recorded)
    // The recordal ends in seven months: its renewal opens six months before its end, so in one month.
    const recordBeginDate = addMonths(shanghaiDayOf(ctx.now()), 7 - recordalYears * 12)
    const recordEndDate = addDays(addMonths(recordBeginDate, recordalYears * 12), -1)
    await recordSheet(vault)(longAgo, {
      params: { id },
      body: { version, recordNum: '演示-T0000001', recordBeginDate, recordEndDate },
    })
    await fill(vault, lately, draft)
  })
