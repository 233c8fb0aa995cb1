import { filesApi } from '@portal/files/contract'
import { call, sendFile } from '@portal/platform/web'
import { pictureFetchApi } from '../../../contract/picture-fetch.ts'

/**
 * What the text keeps of a picture of this portal. Width and height are in pixels, so that its place is kept while it loads.
 */
export type HostedPicture = { src: string; width: number; height: number }

/** How long the page waits, in ms: the server must fetch the picture and draw it again. */
const timeoutMs = 45_000

const hosted = ({ url, width, height }: { url: string; width: number; height: number }): HostedPicture => ({
  src: url,
  width,
  height,
})

/** Uploads a file and publishes it as a picture that everybody may see. */
export const hostFile = async (
  file: File,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<HostedPicture> => {
  const onProgress = (sent: number, total: number) => onPercent(total > 0 ? Math.floor((sent / total) * 100) : 0)
  const { id } = await sendFile(file, { purpose: 'public-picture', signal, onProgress })
  return hosted(await call(filesApi.publishPicture, { body: { fileId: id, alt: '' } }, { signal, timeoutMs }))
}

/** Asks the server to fetch a picture from an address, where its host is allowed. */
export const hostAddress = async (url: string, signal: AbortSignal): Promise<HostedPicture> =>
  hosted(await call(pictureFetchApi.fetchPicture, { body: { url } }, { signal, timeoutMs }))
