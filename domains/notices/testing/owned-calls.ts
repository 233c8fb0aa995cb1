import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { giveNotice } from './give-notice.ts'

export const ownedCalls: OwnedCalls = async ({ portal, ownerId }) =>
  callsFor(
    { theirs: await giveNotice(portal, ownerId), nobodys: noSuchId },
    { 'POST /api/notices/{id}/read': (id) => ({ path: `/api/notices/${id}/read`, body: {} }) },
  )
