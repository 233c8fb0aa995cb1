import { call, DateField, dayText, FormDialog, FormField, Segmented } from '@portal/platform/web'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import type { DeskPatentDetail } from '../../contract/detail.ts'
import { type GrantDelivery, grantDeliveries, grantDeliveryLabels, grantForm } from '../../contract/grant.ts'
import { patentActLabels } from '../../contract/states.ts'
import styles from './desk.module.css'
import { type StepProps, useStepForm } from './use-step-form.ts'

const options = grantDeliveries.map((value) => ({ value, label: grantDeliveryLabels[value] }))

type Values = { grantNoticeOn: string; grantDelivery: GrantDelivery; grantRegisteredOn: string }

/** The office's notice of grant, whose day starts the period of registration, and the day on which that was done. */
export function GrantDialog({ businessSn, grant, onClose }: StepProps & Pick<DeskPatentDetail, 'grant'>) {
  const form = useStepForm<Values>({
    schema: grantForm,
    defaults: {
      grantNoticeOn: grant?.grantNoticeOn ?? '',
      grantDelivery: grant?.grantDelivery ?? 'received',
      grantRegisteredOn: grant?.grantRegisteredOn ?? '',
    },
    send: (body, { key }) =>
      call(
        deskPatentsApi.recordGrant,
        { params: { businessSn }, body: { ...body, grantRegisteredOn: body.grantRegisteredOn || null } },
        { key },
      ),
    said: '已登记',
    onClose,
  })
  const today = dayText(Date.now())
  return (
    <FormDialog form={form} title={patentActLabels.recordGrant} submit="登记" onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="grantNoticeOn" label="授权通知书的日期" required>
        {(control) => <DateField {...control} max={today} />}
      </FormField>
      <FormField form={form} name="grantDelivery" label="这个日期是" required group>
        {({ onChange, ...control }) => (
          <Segmented {...control} options={options} onChange={(next) => next !== '' && onChange(next)} />
        )}
      </FormField>
      <FormField
        form={form}
        name="grantRegisteredOn"
        label="办理登记的日期"
        hint="登记手续办完后填写，客户的期限随之标为已完成"
      >
        {(control) => <DateField {...control} max={today} />}
      </FormField>
    </FormDialog>
  )
}
