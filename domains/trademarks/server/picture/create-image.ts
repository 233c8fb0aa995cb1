import { cleanFileName } from '@portal/files/server'
import { type Bytes, type Ctx, fieldDetail } from '@portal/platform/server'
import { ensure } from '../failures.ts'
import { drawName } from './draw-name.ts'
import { imageAddress, nameOfImage } from './image-address.ts'
import { missingSigns } from './missing-signs.ts'
import { openFont } from './open-font.ts'

const fileNameOf = (name: string): string => cleanFileName(`${name.replaceAll(/[/\\]/g, '_')}.jpg`)

/**
 * The address of the picture of a name; it is drawn when somebody looks at it.
 * @throws AppFailure `trademark.missing_glyph`, which names the signs that the font lacks
 */
export const createImage = async (
  ctx: Pick<Ctx, 'signer'>,
  { query }: { query: { trademark_name: string } },
): Promise<{ url: string; fileName: string }> => {
  const name = query.trademark_name
  const missing = missingSigns(await openFont(), name)
  const msg = `字库中没有“${missing.join('、')}”，请上传图片`
  ensure(missing.length === 0, 'trademark.missing_glyph', fieldDetail('trademark_name', msg))
  return { url: imageAddress(ctx, name), fileName: fileNameOf(name) }
}

/** Draws the picture that an address of ours names. @throws AppFailure `record.not_found` for any other address */
export const showImage = async (ctx: Pick<Ctx, 'signer'>, { params }: { params: { file: string } }): Promise<Bytes> => {
  const name = nameOfImage(ctx, params.file)
  ensure(name, 'record.not_found')
  const drawn = await drawName(name)
  ensure('picture' in drawn, 'record.not_found')
  return {
    content: drawn.picture,
    type: 'image/jpeg',
    fileName: fileNameOf(name),
    inline: true,
    cache: 'public, max-age=31536000, immutable',
  }
}
