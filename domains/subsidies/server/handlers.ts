import type { Handlers } from '@portal/platform/server'
import type { subsidyDeskApi } from '../contract/desk-endpoints.ts'
import type { subsidyApi } from '../contract/endpoints.ts'
import { downloadPack, openPackTicket } from './hand-out-pack.ts'
import { addPaper, removePaper } from './own-papers.ts'
import { templateChanges } from './template-changes.ts'
import {
  addTemplate,
  changeTemplate,
  checkTemplate,
  listTemplates,
  readTemplate,
  removeTemplate,
} from './template-desk.ts'
import { publicTemplates } from './template-store.ts'
import { viewPack } from './view-pack.ts'

export const subsidyHandlers: Handlers<typeof subsidyApi> = {
  templates: publicTemplates,
  pack: viewPack,
  addPaper,
  removePaper,
  openTicket: openPackTicket,
  download: downloadPack,
}

export const subsidyDeskHandlers: Handlers<typeof subsidyDeskApi> = {
  listTemplates,
  addTemplate,
  getTemplate: readTemplate,
  changeTemplate,
  checkTemplate,
  removeTemplate,
  templateChanges,
}
