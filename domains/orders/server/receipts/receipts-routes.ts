import { alsoHolding, bindRoutes, type Purview, type Route } from '@portal/platform/server'
import { receiptsApi } from '../../contract/receipts-endpoints.ts'
import { matchReceipt, returnReceipt, revealAccount, unmatchReceipt } from './act-on-receipt.ts'
import { addReceipt } from './add-receipt.ts'
import { importReceipts, previewReceipts } from './import-receipts.ts'
import { listReceipts } from './list-receipts.ts'

export const receiptRoutes: Route[] = bindRoutes(
  receiptsApi,
  {
    list: listReceipts,
    add: addReceipt,
    preview: previewReceipts,
    importFile: importReceipts,
    match: matchReceipt,
    unmatch: unmatchReceipt,
    return: returnReceipt,
    reveal: revealAccount,
  },
  { guards: { reveal: alsoHolding('orders.receipts') } },
)

/** The entry of receipts in the menu of the back office; the other entries of the group come with their pages. */
export const receiptPurviews: readonly Purview[] = [
  {
    name: '订单与收款',
    icon: 'chart',
    access: 'orders',
    path: '',
    sort: 25,
    children: [
      {
        name: '收款认领',
        icon: 'chart',
        access: 'orders.receipts',
        path: '/receipts',
        sort: 20,
        permission: 'orders.receipts',
      },
    ],
  },
]
