import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * The bytes of buffers that something still holds. What waits only to be collected is collected first: how much of
 * that there is depends on the machine, and says nothing of the code.
 */
export const heldBufferBytes = (): number => {
  collect()
  // The first leaves the freeing to a thread of its own; the second waits for that one.
  collect()
  return process.memoryUsage().arrayBuffers
}
