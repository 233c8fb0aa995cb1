import { newCounter } from '@portal/platform/server'
import { fileActs, wayOf } from '../../contract/file/acts.ts'

/** Acts on applications by what became of them; what names no act of the table is `unknown`. */
export const trademarkActions = newCounter(
  'portal_trademark_actions_total',
  'Acts on trademark applications, by outcome',
  {
    action: [...fileActs.filter((act) => wayOf(act).by !== 'portal'), 'unknown'],
    outcome: ['done', 'refused'],
  },
)
