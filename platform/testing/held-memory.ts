import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * The bytes of buffers that something still refers to. Garbage is collected first: how much of it waits depends on the
 * machine and says nothing of the code.
 */
export const heldBufferBytes = (): number => {
  collect()
  // The first collection leaves the freeing to another thread; the second waits for that thread.
  collect()
  return process.memoryUsage().arrayBuffers
}
