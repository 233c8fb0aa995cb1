import { call } from '@portal/platform/web'
import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import type { ActDoing } from '../../case/file-act-dialog.tsx'

/** Sends an act of the desk, each of which has a call of its own. */
export const sendDeskAct: NonNullable<ActDoing['send']> = async (body, sending) => {
  const params = { businessSn: body.businessSn }
  const reason = 'reason' in body && typeof body.reason === 'string' ? body.reason : ''
  if (body.action === 'approve') return call(deskTrademarksApi.approve, { params, body: { note: reason } }, sending)
  const way = body.action === 'sendBack' ? deskTrademarksApi.sendBack : deskTrademarksApi.terminate
  return call(way, { params, body: { reason } }, sending)
}
