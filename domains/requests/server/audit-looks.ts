import type { ActorCtx, Listener } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { LookKind } from '../contract/audit.ts'
import { looks } from './audit.table.ts'
import { requests } from './request.table.ts'
import { requestOfFile } from './vouchers.ts'

/** Writes down that the actor has looked at a request; callers do so before they answer him. */
export const recordLook = async (ctx: ActorCtx, look: { requestId: string; kind: LookKind }): Promise<void> => {
  await ctx.db.insert(looks).values({ ...look, id: ctx.newId(), actorId: ctx.actor.userId, createTime: ctx.now() })
}

/** The event of the files domain: somebody used a link that names its reader. */
type FileRead = {
  fileName: string
  how: 'viewed' | 'downloaded'
  readerId: string
  attachedKind: string | null
  attachedRef: string | null
}

const kinds = { viewed: 'fileViewed', downloaded: 'fileDownloaded' } as const satisfies Record<
  FileRead['how'],
  LookKind
>

/** Writes down a look when somebody opens a file of a request by a link that was made for a member of the desk. */
export const fileReadListener: Listener = {
  event: 'file.read',
  name: 'requests.file-looks',
  react: async (ctx, data, { id, at }) => {
    const read = data as FileRead
    const requestId = requestOfFile(read)
    if (requestId === null) return
    const [request] = await ctx.db.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId))
    if (!request) return
    await ctx.db
      .insert(looks)
      .values({
        id: ctx.newId(),
        requestId,
        actorId: read.readerId,
        kind: kinds[read.how],
        fileName: read.fileName,
        eventId: id,
        createTime: at,
      })
      .onConflictDoNothing()
  },
}
