import { call, FormDialog, FormField, TextArea, TextInput } from '@portal/platform/web'
import { roundLimits } from '@portal/promises/contract'
import { useSite } from '@portal/site/web'
import { acceptForm, closeForm, completeForm } from '../../contract/desk.ts'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { patentActLabels } from '../../contract/states.ts'
import { withdrawAskForm } from '../../contract/supplement.ts'
import styles from './desk.module.css'
import { type StepProps, useStepForm } from './use-step-form.ts'

const max = patentLimits.deskText

/** 受理: what the customer reads, and the agency that does the work; without one here the operator's stands in. */
export function AcceptDialog({ businessSn, onClose }: StepProps) {
  const { agency } = useSite().info
  const form = useStepForm({
    schema: acceptForm,
    defaults: { acceptContent: '', agencyName: agency?.name ?? '', agencyLicenceNo: agency?.licenceNo ?? '' },
    send: (body, { key }) => call(deskPatentsApi.accept, { params: { businessSn }, body }, { key }),
    said: '已受理',
    onClose,
  })
  return (
    <FormDialog form={form} title="受理这件申请" size="large" submit={patentActLabels.accept} onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="acceptContent" label="受理说明" hint="客户可见，可不填" max={max}>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField
        form={form}
        name="agencyName"
        label="办理本件的专利代理机构"
        hint="客户可见"
        required
        max={patentLimits.agencyName}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="agencyLicenceNo" label="执业许可证号" note="选填" max={patentLimits.agencyLicenceNo}>
        {(control) => <TextInput {...control} />}
      </FormField>
    </FormDialog>
  )
}

/** 办理完成: what came of it. */
export function CompleteDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm({
    schema: completeForm,
    defaults: { processResult: '' },
    send: (body, { key }) => call(deskPatentsApi.complete, { params: { businessSn }, body }, { key }),
    said: '已完成',
    onClose,
  })
  return (
    <FormDialog form={form} title="完成这件申请" size="large" submit={patentActLabels.complete} onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="processResult" label="办理结果" hint="客户可见" required max={max}>
        {(control) => <TextArea {...control} rows={5} />}
      </FormField>
    </FormDialog>
  )
}

/** 撤回补充要求: why the customer need not answer any more. */
export function WithdrawAskDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm({
    schema: withdrawAskForm,
    defaults: { reason: '' },
    send: (body, { key }) => call(deskPatentsApi.withdrawSupplement, { params: { businessSn }, body }, { key }),
    said: '已撤回，计时继续',
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={patentActLabels.withdrawSupplement}
      size="large"
      submit={patentActLabels.withdrawSupplement}
      onClose={onClose}
    >
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="reason" label="撤回的原因" hint="客户可见" required max={roundLimits.problem}>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}

/** 关闭: why it will not be done. An order that waits for payment is closed with it. */
export function CloseDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm({
    schema: closeForm,
    defaults: { reason: '' },
    send: (body, { key }) => call(deskPatentsApi.close, { params: { businessSn }, body }, { key }),
    said: '已关闭',
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="关闭这件申请"
      size="large"
      submit={patentActLabels.close}
      variant="danger"
      onClose={onClose}
    >
      <p className={styles.target}>业务编号 {businessSn}；未付款的订单随之关闭，已付款的由工作人员退款。</p>
      <FormField form={form} name="reason" label="关闭原因" hint="客户可见" required max={max}>
        {(control) => <TextArea {...control} rows={5} />}
      </FormField>
    </FormDialog>
  )
}
