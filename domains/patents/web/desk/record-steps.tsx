import { call, DateField, dayText, FormDialog, FormField, TextInput } from '@portal/platform/web'
import { filingForm, meaningForm } from '../../contract/desk.ts'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { patentActLabels } from '../../contract/states.ts'
import { ChoiceCards } from '../apply/choice-cards.tsx'
import { meanings } from '../apply/meanings.ts'
import styles from './desk.module.css'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Meaning = (typeof meanings)[number]['value']

/** Which act 保密请求 means, once the customer has been asked. */
export function MeaningDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm<{ specialMeaning: Meaning | '' }>({
    schema: meaningForm,
    defaults: { specialMeaning: '' },
    send: ({ specialMeaning }, { key }) =>
      call(
        deskPatentsApi.settleMeaning,
        { params: { businessSn }, body: { specialMeaning: specialMeaning as Meaning } },
        { key },
      ),
    said: '已登记',
    onClose,
  })
  return (
    <FormDialog form={form} title={patentActLabels.settleMeaning} submit="登记" onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="specialMeaning" label="客户要办理的是" required group>
        {(control) => <ChoiceCards {...control} label="客户要办理的是" choices={meanings} stacked />}
      </FormField>
    </FormDialog>
  )
}

/** What the office gave the application. */
export function FilingDialog({
  businessSn,
  filing,
  onClose,
}: StepProps & { filing: { applicationNumber: string; filingDate: string } | null }) {
  const form = useStepForm({
    schema: filingForm,
    defaults: filing ?? { applicationNumber: '', filingDate: '' },
    send: (body, { key }) => call(deskPatentsApi.recordFiling, { params: { businessSn }, body }, { key }),
    said: '已登记',
    onClose,
  })
  return (
    <FormDialog form={form} title={patentActLabels.recordFiling} submit="登记" onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField
        form={form}
        name="applicationNumber"
        label="申请号"
        hint="含校验位，例如 202310123456.7"
        required
        max={patentLimits.applicationNumber}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="filingDate" label="申请日" required>
        {(control) => <DateField {...control} max={dayText(Date.now())} />}
      </FormField>
    </FormDialog>
  )
}
