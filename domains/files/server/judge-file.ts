import { extensionOf, type Purpose, ruleOf } from '../contract/purposes.ts'
import { ensure, fail } from './failures.ts'
import { type FileKind, kindByExtension, kindOf } from './file-kinds.ts'
import { mostPixels, type PictureKind, pictureSize } from './pictures.ts'

const isWithin = (side: number, { min, max }: { min: number; max: number }): boolean => side >= min && side <= max

/**
 * Recognises the kind of a file by its bytes. The kind must agree with the extension of its name, and the purpose must take
 * it. Fails with `file.unsupported`, `file.empty`, `file.too_many_pixels`, or `file.trademark_image` (status "603").
 */
export const judgeFile = async (bytes: Buffer, fileName: string, purpose: Purpose): Promise<FileKind> => {
  ensure(bytes.length > 0, 'file.empty')
  const { extensions, pixels, unsupported } = ruleOf(purpose)
  const refuse = () =>
    pixels ? fail('file.trademark_image') : fail('file.unsupported', unsupported ? { msg: unsupported } : {})
  const extension = extensionOf(fileName)
  const kind = kindByExtension.get(extension)
  if (!kind || !extensions.includes(extension) || !(await kindOf(kind).recognise(bytes))) return refuse()
  if (kindOf(kind).view !== 'picture') return kind
  const size = await pictureSize(bytes, kind as PictureKind)
  if (!size) return pixels ? refuse() : kind
  if (pixels && !(isWithin(size.width, pixels) && isWithin(size.height, pixels))) return refuse()
  ensure(size.width * size.height <= mostPixels, 'file.too_many_pixels')
  return kind
}
