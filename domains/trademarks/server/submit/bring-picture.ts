import { fileIdOf, openUpload, storeFile } from '@portal/files/server'
import { ensureField, refuseField, type SignedInCtx } from '@portal/platform/server'
import type { TrademarkOrder } from '../../contract/file/order-form.ts'
import type { Trademark } from '../file/file.table.ts'
import { attachPaper, placeFile } from '../file/put-file.ts'
import { drawName } from '../picture/draw-name.ts'
import { nameOfImage } from '../picture/image-address.ts'

type Sent = TrademarkOrder['trademark']

const picturePurpose = 'trademark-image' as const
const imageField = 'trademark.standby1'
const pictureFault = '图片不存在、已被使用或不符合要求，请重新上传'

/** Stores a picture that the portal made for the caller, and answers its address. */
const store = async (ctx: SignedInCtx, bytes: Buffer, fileName: string): Promise<string> =>
  (await storeFile(ctx, { bytes, fileName, purpose: picturePurpose })).url

/** The picture of a mark of words, drawn from them. @throws AppFailure `request.invalid` where the font lacks a sign */
const drawn = async (ctx: SignedInCtx, name: string): Promise<string> => {
  const picture = await drawName(name)
  if ('missing' in picture) return refuseField(imageField, `字库中没有“${picture.missing.join('、')}”，请上传图片`)
  return store(ctx, picture.picture, '商标图样.jpg')
}

/** The same picture in grey: to a mark in colours belongs a black and white copy (商标法实施条例第十三条). */
const greyOf = async (ctx: SignedInCtx, url: string): Promise<string> => {
  const { file, bytes } = await openUpload(ctx, { url, ownerId: ctx.actor.userId, field: imageField })
  ensureField(file.purpose === picturePurpose, imageField, pictureFault)
  const { default: sharp } = await import('sharp')
  return store(ctx, await sharp(bytes).grayscale().jpeg({ quality: 90 }).toBuffer(), '黑白图样.jpg')
}

/**
 * Puts the picture of a mark into its place, and its black and white copy where it is in colours. A mark of words has the one that
 * was uploaded, else one that is drawn from them.
 */
export const bringPicture = async (
  ctx: SignedInCtx,
  trademark: Trademark,
  { trademark_type, standby1, black_white_pic_url }: Sent,
): Promise<void> => {
  const actorId = ctx.actor.userId
  // The form also sends the address at which a picture of words is shown, which is no upload.
  const shown = nameOfImage(ctx, standby1.split('?')[0]?.split('/').at(-1) ?? '')
  const isUpload = standby1 !== '' && shown === undefined && (trademark_type !== 1 || fileIdOf(standby1) !== undefined)
  const words = trademark_type === 1 ? trademark.markName : (shown ?? '')
  const image = isUpload ? standby1 : await drawn(ctx, words)
  const needsGrey = trademark.picType === 2 && black_white_pic_url === ''
  const blackWhite = needsGrey ? await greyOf(ctx, image) : black_white_pic_url
  const purposes = [picturePurpose]
  const id = await attachPaper(ctx, trademark, { url: image, field: imageField, purposes })
  await placeFile(ctx, trademark, { id, slot: 'image', actorId })
  if (blackWhite === '') return
  const greyId = await attachPaper(ctx, trademark, {
    url: blackWhite,
    field: 'trademark.black_white_pic_url',
    purposes,
  })
  await placeFile(ctx, trademark, { id: greyId, slot: 'blackWhite', actorId })
}
