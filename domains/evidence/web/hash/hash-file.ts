import { startWorker } from '@portal/platform/web'
import { partsOf } from './file-parts.ts'
import workerAddress from './hash.worker.ts?worker&url'

/** What the worker answers. */
type Answer = { id: number; sha256: string } | { id: number; problem: string }

let worker: Worker | undefined
let orders = 0

const inWorker = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    worker ??= startWorker(workerAddress)
    const current = worker
    orders += 1
    const id = orders
    const end = () => {
      current.removeEventListener('message', onAnswer)
      current.removeEventListener('error', onFailure)
    }
    const onAnswer = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return
      end()
      if ('sha256' in data) resolve(data.sha256)
      else reject(new Error(data.problem))
    }
    const onFailure = () => {
      end()
      // The worker did not start: `hashFile` then hashes this file in the page, and the next file tries a new worker.
      worker = undefined
      reject(new Error('the worker did not start'))
    }
    current.addEventListener('message', onAnswer)
    current.addEventListener('error', onFailure)
    current.postMessage({ id, file })
  })

const inPage = async (file: Blob): Promise<string> => {
  const [{ sha256 }, { bytesToHex }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ])
  const hash = sha256.create()
  for await (const part of partsOf(file)) hash.update(part)
  return bytesToHex(hash.digest())
}

/**
 * SHA-256 of a file in hex, computed in this browser: in a worker where workers and WebAssembly are allowed, else in the
 * page. Nothing is sent anywhere.
 */
export const hashFile = async (file: Blob): Promise<string> => {
  if (typeof Worker === 'undefined') return inPage(file)
  // If the worker fails, the page reads the file itself: that fails too if the fault was in the file.
  return inWorker(file).catch(() => inPage(file))
}
