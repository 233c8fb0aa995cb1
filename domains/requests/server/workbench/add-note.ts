import type { ActorCtx } from '@portal/platform/server'
import { getRequest } from '../desk-detail.ts'
import { recordRequestAct } from '../record-request-act.ts'
import { insertNote } from './notes.ts'

/** Adds an internal note of the desk to a request; nobody changes it afterwards. */
export const addNote = async (
  ctx: ActorCtx,
  { params, body }: { params: { businessSn: string }; body: { note: string } },
): Promise<Record<string, never>> => {
  const { id } = await getRequest(ctx, params.businessSn)
  await insertNote(ctx, id, body.note)
  await recordRequestAct(ctx, params, { before: null, after: { note: body.note } })
  return {}
}
