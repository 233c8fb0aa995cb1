import { type FileKind, isPicture } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { isTravelDocument } from '../contract/slots.ts'
import type { Original } from './keys-of.ts'

/** As long as the links of other files live: enough for an open page, too short to pass the link on. */
const linkLifeMs = 15 * 60_000

type Signing = Pick<Ctx, 'signer' | 'now'>
export type OriginalLinkQuery = {
  expires?: string | undefined
  signature?: string | undefined
  /** The id of the user whom the link was given to: each use of the link is recorded as this user's look. */
  reader?: string | undefined
}

const signedText = (id: string, expires: string, reader: string): string => `evidence ${id} ${expires} ${reader}`

export type OriginalLinks = { url: string; viewUrl: string | null; thumbnail: string | null }

/**
 * Signed addresses of an original for one reader, valid for 15 minutes. `viewUrl` is null unless the file is a picture.
 * `thumbnail`, the picture 320 pixels wide (96 by `&width=96`), is for the owner alone, since each look of another reader is
 * written down and must be one that he chose; a travel document has none.
 */
export const signOriginal = (
  { signer, now }: Signing,
  { id, kind, slot, ownerId }: Pick<Original, 'id' | 'kind' | 'slot' | 'ownerId'>,
  reader: string,
): OriginalLinks => {
  const expires = String(now().getTime() + linkLifeMs)
  const signature = signer.sign(signedText(id, expires, reader))
  const query = `expires=${expires}&reader=${reader}&signature=${signature}`
  const isShown = isPicture(kind as FileKind)
  const hasThumbnail = isShown && reader === ownerId && slot !== null && !isTravelDocument(slot)
  const addressOf = (part: string) => `/api/evidence/originals/${id}${part}?${query}`
  return {
    url: addressOf(''),
    viewUrl: isShown ? addressOf('/view') : null,
    thumbnail: hasThumbnail ? addressOf('/thumbnail') : null,
  }
}

export const originalLinkState = (
  { signer, now }: Signing,
  id: string,
  { expires, signature, reader }: OriginalLinkQuery,
): 'valid' | 'expired' | 'none' => {
  if (!expires || !signature || !reader || !/^\d{1,16}$/.test(expires)) return 'none'
  if (!signer.verify(signedText(id, expires, reader), signature)) return 'none'
  return Number(expires) > now().getTime() ? 'valid' : 'expired'
}

const address = /^\/api\/evidence\/originals\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?[^#]*)?$/

/** The id of the original in the `url` that an upload answered; its query is ignored. Undefined for any other text. */
export const originalIdOf = (url: string): string | undefined => address.exec(url)?.[1]
