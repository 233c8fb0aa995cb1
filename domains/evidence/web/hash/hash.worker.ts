import { createSHA256 } from 'hash-wasm'
import { partsOf } from './file-parts.ts'

/** What the page sends to this worker, one file at a time; it answers `{ id, sha256 }` or `{ id, problem }`. */
type Order = { id: number; file: Blob }

const digestOf = async (file: Blob): Promise<string> => {
  const hash = await createSHA256()
  for await (const part of partsOf(file)) hash.update(part)
  return hash.digest('hex')
}

self.addEventListener('message', ({ data: { id, file } }: MessageEvent<Order>) => {
  digestOf(file).then(
    (sha256) => self.postMessage({ id, sha256 }),
    (error: unknown) => self.postMessage({ id, problem: String(error) }),
  )
})
