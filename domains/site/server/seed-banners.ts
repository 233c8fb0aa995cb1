import { publishPicture, storeFile } from '@portal/files/server'
import type { JobCtx } from '@portal/platform/server'
import sharp from 'sharp'
import { bannerForm } from '../contract/banners.ts'
import { addBanner } from './banner-desk.ts'
import { fairDrawing, harbourDrawing } from './banner-drawings.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'signer' | 'storage' | 'log' | 'cipher' | 'config'>

const samples = [
  {
    drawing: harbourDrawing,
    fileName: '演示·港口.png',
    title: '【演示】货被扣了，先看期限',
    text: '把通知拍下来，一起写答复',
    link: '/home/customsSeizure',
  },
  {
    drawing: fairDrawing,
    fileName: '演示·展会.png',
    title: '【演示】展会被投诉怎么办',
    text: '把情况写下来，我们看过后答复',
    link: '/home/exhibitionInfringement',
  },
] as const

/** Two banners whose pictures are drawn here. Only for demonstration mode. */
export const seedBanners = async (ctx: SeedCtx, users: { staff: string }): Promise<void> => {
  const as = { ...ctx, actor: { userId: users.staff, userType: 'staff' as const } }
  for (const { drawing, fileName, ...banner } of samples) {
    const bytes = await sharp(Buffer.from(drawing())).png().toBuffer()
    const { id: fileId } = await storeFile(as, { bytes, fileName, purpose: 'public-picture' })
    const { id: picture } = await publishPicture(as, fileId)
    await addBanner(as, { body: bannerForm.parse({ ...banner, picture }) })
  }
}
