import { wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** What a picture is called that was made smaller so that it fits, wherever it is shown (ruling 43). */
export const copyTitle = '压缩副本'

/**
 * What a customer declares of the picture that a copy was made from: its SHA-256 in hex and its size in bytes. The portal
 * never saw that picture, so that nothing here is proved. `size` is null where it was not told.
 */
export const declaredPicture = z.object({ sha256: z.string(), size: z.nullable(z.number()) })
export type DeclaredPicture = z.infer<typeof declaredPicture>

const wrongSize = '原图的大小有误'

/** The fields of an upload that declare the file to be a copy. Without `copyOfSha256` the file is an original. */
export const copyFields = {
  copyOfSha256: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/, '原图的 SHA-256 须为 64 位十六进制')),
  ),
  copyOfSize: z.prefault(wholeNumber({ min: 0, max: 2_000_000_000, fallback: 0, msg: wrongSize }), ''),
}
export type CopyFields = { copyOfSha256?: string | undefined; copyOfSize: number }

/** The picture that an upload declares itself to be a copy of; null for an original. */
export const declaredIn = ({ copyOfSha256, copyOfSize }: CopyFields): DeclaredPicture | null =>
  copyOfSha256 === undefined ? null : { sha256: copyOfSha256, size: copyOfSize > 0 ? copyOfSize : null }
