import { call, EditDialog, FormField, Notice, ReasonDialog, RevealedText, TextArea } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { longestReason } from '../../../contract/limits.ts'
import { moneyWords } from '../../../contract/money.ts'
import { type ReceiptRow, receiptReason } from '../../../contract/receipts.ts'
import { receiptsApi } from '../../../contract/receipts-endpoints.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'
import { receiptReads } from './receipt-reads.ts'

type OfReceipt = { receipt: ReceiptRow; onClose: () => void }
type Words = { title: string; submit: string; said: string; variant?: 'danger'; children: ReactNode }

/** Asks for the reason of an act on one receipt, and carries it out. */
function ActWithReason({
  send,
  onClose,
  children,
  ...words
}: Words & { send: (body: { reason: string }) => Promise<unknown>; onClose: () => void }) {
  return (
    <EditDialog
      {...words}
      busyText="正在处理…"
      schema={receiptReason}
      defaults={{ reason: '' }}
      send={send}
      reads={receiptReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          {children}
          <FormField form={form} name="reason" label="原因" hint="随这笔收款的经过保存" max={longestReason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

export function UnmatchDialog({ receipt: { id, amount, orderNo }, onClose }: OfReceipt) {
  return (
    <ActWithReason
      title={`取消认领：${moneyWords(amount)}`}
      submit="取消认领"
      said="已取消认领，这笔款重新待认领"
      send={(body) => call(receiptsApi.unmatch, { params: { id }, body })}
      onClose={onClose}
    >
      <Notice tone="warning">
        订单 {orderNo} 将不再含这笔款；因此不足的，恢复为待付款并重新计算付款期限。已有退款或已完成的订单不能取消。
      </Notice>
    </ActWithReason>
  )
}

export function ReturnDialog({ receipt: { id, amount, payerName, house, state }, onClose }: OfReceipt) {
  // A gateway that refuses leaves it to staff to send the money from the bank.
  const isAtBank = house === 'bank' || state === 'returning'
  return (
    <ActWithReason
      title={`${isAtBank ? '登记退回' : '原路退回'}：${moneyWords(amount)}`}
      submit={isAtBank ? '登记已退回' : '原路退回'}
      said={isAtBank ? '已登记退回' : '已通知渠道退回'}
      send={(body) => call(receiptsApi.return, { params: { id }, body })}
      onClose={onClose}
    >
      <Notice tone="warning">
        {isAtBank
          ? `请先从银行账户把款退给${payerName || '付款人'}，再在这里登记。登记后不能撤销，也不能再认领。`
          : `${moneyHouseLabels[house]}将把款退回付款人的原账户，由门户查询到退回为止。提交后不能撤销，也不能再认领。`}
      </Notice>
    </ActWithReason>
  )
}

export function RevealDialog({ receipt: { id }, onClose }: OfReceipt) {
  return (
    <ReasonDialog
      title="查看完整付款账号"
      schema={receiptReason}
      max={longestReason}
      hint="查看人、时间和原因会被记录"
      open={(body) => call(receiptsApi.reveal, { params: { id }, body })}
      onClose={onClose}
    >
      {({ payerAccount }) => <RevealedText>{payerAccount}</RevealedText>}
    </ReasonDialog>
  )
}
