import type { Handlers } from '@portal/platform/server'
import type { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { addNote } from './add-note.ts'
import { giveBackRequest, giveRequest, takeRequest } from './assign.ts'
import { bulkAssign } from './bulk-assign.ts'
import { countViews } from './count-views.ts'
import { confirmDecision, returnDecision, withdrawDecision } from './decide.ts'
import { getDeskSettings, putDeskSettings } from './desk-settings.ts'
import { exportQueue } from './export.ts'
import { deskFigures } from './figures.ts'
import { deskOverview } from './overview.ts'
import { addBlock, changeBlock, filledBlocks, listBlocks, removeBlock } from './reply-blocks.ts'

export const workbenchHandlers: Handlers<typeof workbenchApi> = {
  overview: deskOverview,
  views: countViews,
  figures: deskFigures,
  take: takeRequest,
  give: giveRequest,
  giveBack: giveBackRequest,
  bulk: bulkAssign,
  addNote,
  confirmDecision,
  returnDecision,
  withdrawDecision,
  exportQueue,
  filledBlocks,
  listBlocks,
  addBlock,
  changeBlock,
  removeBlock,
  getSettings: getDeskSettings,
  putSettings: putDeskSettings,
}
