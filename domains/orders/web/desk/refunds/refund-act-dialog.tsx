import { call, EditDialog, FormField, Notice, TextArea } from '@portal/platform/web'
import { longestReason } from '../../../contract/limits.ts'
import { moneyWords } from '../../../contract/money.ts'
import { type RefundDeskRow, refundNoteForm, refundReasonForm } from '../../../contract/refunds/refund.ts'
import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'
import { type RefundAct, refundActLabels } from '../../../contract/refunds/refund-states.ts'
import { refundReads } from './refund-reads.ts'

type DialogAct = Exclude<RefundAct, 'record'>

/** For each act what it leads to, and whether the words that go with it are a reason that must be given. */
const acts = {
  approve: { endpoint: refundsApi.approve, text: '同意后开始退款；达到复核金额的，须由另一位工作人员复核。' },
  confirm: { endpoint: refundsApi.confirm, text: '通过后立即执行，不能撤回。' },
  return: { endpoint: refundsApi.return, text: '退回后可以重新受理。', reason: '同事可见' },
  reject: { endpoint: refundsApi.reject, text: '拒绝后客户可以再次申请。', reason: '客户可见' },
  offline: {
    endpoint: refundsApi.offline,
    text: '渠道无法退款的部分由我方账户转账退还，须由另一位工作人员复核，付出后登记流水。',
    reason: '同事可见',
  },
} satisfies Record<DialogAct, object>

type Props = { refund: RefundDeskRow; onClose: () => void }

/** Asks for the words that go with an act of the desk. */
export function RefundActDialog({ act, ...props }: Props & { act: DialogAct }) {
  const isNote = act === 'approve' || act === 'confirm'
  return isNote ? <NoteDialog act={act} {...props} /> : <ReasonedDialog act={act} {...props} />
}

const dialogOf = ({ refund: { refundNo, amount }, onClose }: Props, act: DialogAct) => ({
  title: `${refundActLabels[act]}：${moneyWords(amount)}`,
  label: refundActLabels[act],
  size: 'medium' as const,
  submit: refundActLabels[act],
  busyText: '正在提交…',
  said: '已办理',
  reads: refundReads,
  onClose,
  params: { refundNo },
})

function NoteDialog({ act, ...props }: Props & { act: 'approve' | 'confirm' }) {
  const { params, ...dialog } = dialogOf(props, act)
  const isWordy = act === 'approve' && props.refund.order.isInvoiced
  return (
    <EditDialog
      {...dialog}
      schema={refundNoteForm}
      defaults={{ note: '' }}
      send={(body, { key }): Promise<unknown> => call(acts[act].endpoint, { params, body }, { key })}
    >
      {(form) => (
        <>
          <p>{acts[act].text}</p>
          {isWordy && <Notice tone="warning">这个订单已开具发票：请先处理红冲，或写明原因。</Notice>}
          <FormField form={form} name="note" label="说明" hint="同事可见" max={longestReason} required={isWordy}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

function ReasonedDialog({ act, ...props }: Props & { act: Exclude<DialogAct, 'approve' | 'confirm'> }) {
  const { params, ...dialog } = dialogOf(props, act)
  return (
    <EditDialog
      {...dialog}
      variant={act === 'reject' ? 'danger' : 'primary'}
      schema={refundReasonForm}
      defaults={{ reason: '' }}
      send={(body, { key }): Promise<unknown> => call(acts[act].endpoint, { params, body }, { key })}
    >
      {(form) => (
        <>
          <p>{acts[act].text}</p>
          <FormField form={form} name="reason" label="原因" hint={acts[act].reason} max={longestReason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
