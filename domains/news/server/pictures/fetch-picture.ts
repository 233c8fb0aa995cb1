import { isIP } from 'node:net'
import type { PublicPicture } from '@portal/files/contract'
import { publishPicture, storeFile } from '@portal/files/server'
import { failOf, type SignedInCtx } from '@portal/platform/server'
import { pictureFetchErrors } from '../../contract/picture-fetch.ts'
import { newsSettings } from '../news.settings.ts'
import { type DownloadOptions, download } from './download.ts'

const fail = failOf(pictureFetchErrors)

/** The first bytes of the kinds of files that are taken; the rules of an upload check the rest. */
const beginnings = [
  ['png', '\x89PNG\r\n'],
  ['jpg', '\xff\xd8\xff'],
  ['webp', 'RIFF'],
  ['bmp', 'BM'],
] as const

const extensionByBytes = (bytes: Buffer): string | undefined => {
  const head = bytes.toString('latin1', 0, 16)
  return beginnings.find(([, beginning]) => head.startsWith(beginning))?.[0]
}

/** The address where it may be fetched: one of the named hosts, over TLS on the usual port, without user and password. */
const allowedAddress = (text: string, hosts: readonly string[]): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return undefined
  return isIP(url.hostname) === 0 && hosts.includes(url.hostname) ? url : undefined
}

/**
 * Brings a picture of a pasted article to this portal, as if the editor had saved it and uploaded it. Fails with
 * `picture.host_refused`, `picture.unreachable`, `picture.too_large`, `picture.unsupported`, or as an upload fails.
 */
export const fetchPicture = async (
  ctx: SignedInCtx,
  address: string,
  options: DownloadOptions = {},
): Promise<PublicPicture> => {
  const url = allowedAddress(address, newsSettings(ctx.config).pictureHosts)
  if (!url) return fail('picture.host_refused')
  const found = await download(url, options)
  if (found.is === 'nothing') return fail('picture.unreachable')
  if (found.is === 'too large') return fail('picture.too_large')
  const extension = extensionByBytes(found.bytes)
  if (!extension) return fail('picture.unsupported')
  const file = await storeFile(ctx, {
    bytes: found.bytes,
    fileName: `转存图片.${extension}`,
    purpose: 'public-picture',
  })
  return publishPicture(ctx, file.id)
}
