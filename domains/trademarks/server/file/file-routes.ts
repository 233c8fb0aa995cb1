import { bindRoutes, type Route } from '@portal/platform/server'
import { deskTrademarksApi } from '../../contract/desk-file-endpoints.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { checkDraft } from '../desk/check-draft.ts'
import { listHelp, markCalled } from '../help/help-calls.ts'
import { actOn } from './act.ts'
import { amendTrademark } from './amend.ts'
import {
  approveTrademark,
  assignTrademark,
  listDeskTrademarks,
  sendBackTrademark,
  terminateTrademark,
  viewDeskTrademark,
} from './desk.ts'
import { viewTrademark } from './detail.ts'
import { judgeOf } from './judge-act.ts'
import { listOwnTrademarks } from './list-own.ts'
import { listProviderTrademarks } from './list-provider.ts'
import { findRemarks, writeRemark } from './remarks.ts'

const actionOf = ({ body }: { body: unknown }): string => {
  const { action } = (body ?? {}) as { action?: unknown }
  return typeof action === 'string' ? action : ''
}

/** The calls about applications that were sent. */
export const fileRoutes: Route[] = [
  ...bindRoutes(
    trademarkFilesApi,
    {
      listOwn: listOwnTrademarks,
      detail: viewTrademark,
      act: actOn,
      amend: amendTrademark,
      remarks: findRemarks,
      remark: writeRemark,
      listProvider: listProviderTrademarks,
    },
    { judges: { act: judgeOf(actionOf) } },
  ),
  ...bindRoutes(
    deskTrademarksApi,
    {
      list: listDeskTrademarks,
      detail: viewDeskTrademark,
      draftCheck: checkDraft,
      assign: assignTrademark,
      approve: approveTrademark,
      sendBack: sendBackTrademark,
      terminate: terminateTrademark,
      listHelp,
      called: markCalled,
    },
    {
      judges: {
        sendBack: judgeOf(() => 'sendBack', 'params'),
        terminate: judgeOf(() => 'terminate', 'params'),
      },
    },
  ),
]
