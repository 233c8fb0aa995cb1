import { callError, errorText, isCallError, newKey } from '@portal/platform/web'
import { useCallback, useSyncExternalStore } from 'react'
import type { PictureSource } from '../paste/pictures.ts'
import { type HostedPicture, hostAddress, hostFile } from './host-picture.ts'

export type PictureState =
  | { is: 'going'; percent: number }
  | { is: 'failed'; text: string; canRetry: boolean }
  | { is: 'there'; hosted: HostedPicture }

type Care = { source: Source; state: PictureState; abort?: AbortController }
type Source = PictureSource | { from: 'file'; file: File }

/**
 * The pictures on their way, by id. They live longer than the editor, so that a form which comes back after a login finds them.
 */
const cares = new Map<string, Care>()
const listeners = new Set<() => void>()
const queue: string[] = []
let running = 0
const mostAtATime = 2

const missing = '图片在您的电脑上，没有随粘贴带来，请选择文件上传'
const lost: PictureState = { is: 'failed', text: '图片未能保留，请重新选择文件上传', canRetry: false }

const change = (id: string, part: Partial<Care>) => {
  const care = cares.get(id)
  if (!care) return
  cares.set(id, { ...care, ...part })
  for (const tell of listeners) tell()
}

const fileOf = (source: Source): File | undefined => {
  if (source.from === 'file') return source.file
  if (source.from !== 'bytes') return undefined
  return new File([source.bytes], `picture.${source.type.slice('image/'.length)}`, { type: source.type })
}

const host = async (id: string, source: Source, signal: AbortSignal): Promise<HostedPicture> => {
  if (source.from === 'address') return hostAddress(source.url, signal)
  const file = fileOf(source)
  if (!file) throw callError('refused', missing)
  return hostFile(file, { signal, onPercent: (percent) => change(id, { state: { is: 'going', percent } }) })
}

const work = async (id: string): Promise<void> => {
  const care = cares.get(id)
  if (!care) return
  const abort = new AbortController()
  change(id, { abort, state: { is: 'going', percent: 0 } })
  try {
    change(id, { state: { is: 'there', hosted: await host(id, care.source, abort.signal) } })
  } catch (error) {
    if (!isCallError(error)) reportError(error)
    change(id, { state: { is: 'failed', text: errorText(error), canRetry: care.source.from !== 'nowhere' } })
  }
}

const goOn = (): void => {
  while (running < mostAtATime) {
    const id = queue.shift()
    if (id === undefined) return
    running += 1
    void work(id).finally(() => {
      running -= 1
      goOn()
    })
  }
}

const begin = (id: string, source: Source): void => {
  cares.set(id, { source, state: { is: 'going', percent: 0 } })
  queue.push(id)
  goOn()
}

/** Starts to bring a picture to this portal; answers the id that stands for it in the text meanwhile. */
export const takePicture = (source: Source): string => {
  const id = newKey()
  if (source.from === 'nowhere') cares.set(id, { source, state: { is: 'failed', text: missing, canRetry: false } })
  else begin(id, source)
  return id
}

export const retryPicture = (id: string): void => {
  const care = cares.get(id)
  if (care?.state.is !== 'failed') return
  begin(id, care.source)
  change(id, {})
}

/** Puts a file in the place of a picture that could not be fetched. */
export const replacePicture = (id: string, file: File): void => {
  begin(id, { from: 'file', file })
  change(id, {})
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The state of a picture; an id that is unknown, as after a reload of the page, counts as failed. */
export const usePicture = (id: string | null): PictureState | undefined =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => (id === null ? undefined : (cares.get(id)?.state ?? lost)), [id]),
  )
