import { Button, choiceParam, DeskList, NothingListed, useListPage, wordsParam } from '@portal/platform/web'
import { useState } from 'react'
import { type ReceiptAct, type ReceiptRow, receiptStateLabels, receiptStates } from '../../../contract/receipts.ts'
import { receiptsApi } from '../../../contract/receipts-endpoints.ts'
import { AddDialog } from './add-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { ReturnDialog, RevealDialog, UnmatchDialog } from './reason-acts.tsx'
import { receiptColumns } from './receipt-columns.tsx'

const filter = { keyword: wordsParam(), from: wordsParam(), to: wordsParam() }
const kept = { state: choiceParam(['', ...receiptStates], 'unclaimed') }
const views = [
  ...receiptStates.map((value) => ({ value, label: receiptStateLabels[value] })),
  { value: '', label: '全部' },
]
const filters = [{ days: '到账日期' }] as const

/** The dialog of each act on a receipt. */
const dialogs = { match: MatchDialog, unmatch: UnmatchDialog, return: ReturnDialog, reveal: RevealDialog } as const

/** 收款认领: the lines of money that arrived on the bank account, and to which orders they belong. */
export function ReceiptsPage() {
  const receipts = useListPage(receiptsApi.list, { filter, kept, pageSize: 20 })
  const [bringing, setBringing] = useState<'import' | 'add'>()
  const [acting, setActing] = useState<{ receipt: ReceiptRow; act: ReceiptAct }>()
  const close = () => setActing(undefined)
  const Acting = acting && dialogs[acting.act]
  return (
    <>
      <DeskList
        title="收款认领"
        caption="收款列表"
        lead="导入银行流水或手工登记到账；附言中有附言码的自动认领到订单，其余在这里认领或退回。渠道收到而与订单不符的款也在这里。同一流水不会重复入账。"
        unit="笔"
        pages={receipts}
        views={{ name: 'state', options: views }}
        filters={filters}
        finds="付款人、附言、流水号、订单编号或金额"
        findLabel="查找收款"
        columns={receiptColumns((receipt, act) => setActing({ receipt, act }))}
        rowKey={({ id }) => id}
        skeleton={{ rows: 6, rowHeight: 84 }}
        empty={<NothingListed of={receipts} text="没有这样的收款" filtered="没有符合条件的收款" />}
      >
        <Button icon="plus" size="small" onClick={() => setBringing('add')}>
          手工登记
        </Button>
        <Button icon="upload" size="small" variant="primary" onClick={() => setBringing('import')}>
          导入流水
        </Button>
      </DeskList>
      {bringing === 'import' && <ImportDialog onClose={() => setBringing(undefined)} />}
      {bringing === 'add' && <AddDialog onClose={() => setBringing(undefined)} />}
      {acting && Acting && <Acting receipt={acting.receipt} onClose={close} />}
    </>
  )
}
