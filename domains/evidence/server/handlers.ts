import { declaredIn } from '@portal/files/contract'
import type { Handlers } from '@portal/platform/server'
import type { evidenceDeskApi } from '../contract/desk-endpoints.ts'
import type { evidenceApi } from '../contract/endpoints.ts'
import type { evidencePackageApi } from '../contract/package-endpoints.ts'
import type { evidencePinsApi } from '../contract/pins-endpoints.ts'
import type { timeCardApi } from '../contract/time-card.ts'
import { showCard } from './card/show-card.ts'
import { giveConsent, listConsents, withdrawConsent } from './consents.ts'
import { deskDetail, openDocument, revealNumber } from './desk/desk-detail.ts'
import { deskList } from './desk/desk-list.ts'
import { listDamaged } from './desk/list-damaged.ts'
import { recheckOriginals } from './desk/recheck-originals.ts'
import { openTicket } from './download-ticket.ts'
import { ownEvidenceDetail } from './evidence-detail.ts'
import { downloadPackage } from './hand-out-package.ts'
import { ownLooks } from './list-looks.ts'
import { listOwnEvidence } from './list-own.ts'
import { portalPins } from './portal-pins.ts'
import { publicRecord } from './public-record.ts'
import { adoptUpload, receiveOriginal } from './receive-original.ts'
import { removeDraft } from './remove-draft.ts'
import { downloadOriginal, openOwnOriginal, showThumbnail, viewOriginal } from './show-original.ts'
import { submitEvidence } from './submit-evidence.ts'
import { verifyUpload } from './verify-upload.ts'

export const evidenceHandlers: Handlers<typeof evidenceApi> = {
  uploadSlotFile: (ctx, { upload, body }) =>
    receiveOriginal(ctx, upload, { slot: body.slot, copyOf: declaredIn(body), session: ctx.actor.sessionId }),
  adoptUpload,
  openOriginal: openOwnOriginal,
  downloadOriginal,
  viewOriginal,
  thumbnail: showThumbnail,
  submit: submitEvidence,
  remove: removeDraft,
  listOwn: listOwnEvidence,
  ownDetail: ownEvidenceDetail,
  ownLooks,
  giveConsent,
  listConsents,
  withdrawConsent,
  openTicket,
  publicRecord,
}

export const packageHandlers: Handlers<typeof evidencePackageApi> = { downloadPackage, verify: verifyUpload }

export const timeCardHandlers: Handlers<typeof timeCardApi> = { timeCard: showCard }

export const pinsHandlers: Handlers<typeof evidencePinsApi> = { pins: (ctx) => portalPins(ctx) }

export const deskHandlers: Handlers<typeof evidenceDeskApi> = {
  deskList,
  deskDetail,
  damaged: listDamaged,
  recheck: recheckOriginals,
  reveal: revealNumber,
  openDocument,
}
