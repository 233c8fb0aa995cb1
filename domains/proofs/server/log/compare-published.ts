import type { JobCtx } from '@portal/platform/server'
import type { Finding } from '../../contract/audit.ts'
import { sameBytes } from '../../proof/merkle.ts'
import { readBundle, tilePath, tileWidth } from '../../proof/tiles.ts'
import type { LogMemory } from './log-memory.ts'
import { readTile } from './serve-log.ts'

const differing = (index: number): Finding => ({
  kind: 'published_differs',
  index,
  size: null,
  msg: `第 ${index} 条与已发布的条目不一致`,
})

/** Reads a published bundle. The partial one at the edge is replaced by a wider one whenever a checkpoint is signed. */
const readPublished = async (memory: LogMemory, index: number): Promise<Uint8Array[]> => {
  const size = (await memory.last())?.size ?? 0
  const width = Math.min(tileWidth, size - index * tileWidth)
  const bytes = await memory.folder.read(tilePath({ level: 'entries', index, width }))
  if (bytes === undefined && ((await memory.last())?.size ?? 0) > size) return readPublished(memory, index)
  return readBundle(bytes ?? new Uint8Array()) ?? []
}

/**
 * Compares the first `size` entries with what was published of them: each altered one is named, even if the hashes above it
 * were rewritten too.
 */
export const comparePublished = async (
  ctx: Pick<JobCtx, 'db'>,
  memory: LogMemory,
  size: number,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (let index = 0; index * tileWidth < size; index += 1) {
    const width = Math.min(tileWidth, size - index * tileWidth)
    const published = await readPublished(memory, index)
    const own = readBundle((await readTile(ctx, { level: 'entries', index, width })) ?? new Uint8Array()) ?? []
    for (const [at, entry] of own.entries()) {
      const shown = published[at]
      if (shown === undefined || !sameBytes(shown, entry)) findings.push(differing(index * tileWidth + at))
    }
  }
  return findings
}
