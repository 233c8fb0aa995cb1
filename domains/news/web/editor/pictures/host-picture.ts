import { filesApi } from '@portal/files/contract'
import { call, sendFile } from '@portal/platform/web'
import { pictureFetchApi } from '../../../contract/picture-fetch.ts'

/** What the text holds of a picture of this portal. Both sides in pixels, so that its place is kept before it comes. */
export type HostedPicture = { src: string; width: number; height: number }

/** Fetching and drawing anew take their time. */
const timeoutMs = 45_000

const hosted = ({ url, width, height }: { url: string; width: number; height: number }): HostedPicture => ({
  src: url,
  width,
  height,
})

/** Uploads a file and makes it a picture that anyone may see. */
export const hostFile = async (
  file: File,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<HostedPicture> => {
  const onProgress = (sent: number, total: number) => onPercent(total > 0 ? Math.floor((sent / total) * 100) : 0)
  const { id } = await sendFile(file, { purpose: 'public-picture', signal, onProgress })
  return hosted(await call(filesApi.publishPicture, { body: { fileId: id, alt: '' } }, { signal, timeoutMs }))
}

/** Lets the server fetch a picture from elsewhere, where it may. */
export const hostAddress = async (url: string, signal: AbortSignal): Promise<HostedPicture> =>
  hosted(await call(pictureFetchApi.fetchPicture, { body: { url } }, { signal, timeoutMs }))
