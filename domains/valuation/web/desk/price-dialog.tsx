import {
  call,
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  shanghaiDay,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { validationsApi } from '../../contract/validation/endpoints.ts'
import { priceForm, type Validation, validationLimits } from '../../contract/validation/validation.ts'

type Fields = {
  kind: 'price'
  n: string
  day: string
  source: string
  spearman: string
  coverage: string
  note: string
}

/** The names of the parameters and of the cohort that are validated. */
type InForce = { parameters: string; cohort: string }

const defaults: Fields = { kind: 'price', n: '', day: '', source: '', spearman: '', coverage: '', note: '' }
const reads = [validationsApi.listValidations] as const

/** Records a comparison with paid prices that was made elsewhere. */
export function PriceDialog({ inForce, onClose }: { inForce: InForce; onClose: () => void }) {
  return (
    <EditDialog<Fields, Validation>
      title="登记价格验证"
      submit="登记"
      busyText="正在登记…"
      schema={priceForm}
      defaults={defaults}
      send={(fields, { key }) => call(validationsApi.addValidation, { body: { ...fields, ...inForce } }, { key })}
      said="价格验证已登记"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            用现行的模型、参数 {inForce.parameters} 和对照组 {inForce.cohort}{' '}
            评估一批有成交价的专利，把比较结果登记在这里；平台不重新计算。登记后不能修改。
          </p>
          <FormGrid>
            <FormField form={form} name="n" label="件数" required>
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
            <FormField form={form} name="day" label="验证日期" required>
              {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
            </FormField>
          </FormGrid>
          <FormField
            form={form}
            name="source"
            label="来源"
            hint="成交价来自哪里"
            max={validationLimits.source}
            required
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormGrid>
            <FormField
              form={form}
              name="spearman"
              label="等级相关系数"
              hint="估价与成交价的 Spearman 系数，-1 至 1"
              required
            >
              {(control) => <TextInput {...control} inputMode="decimal" />}
            </FormField>
            <FormField
              form={form}
              name="coverage"
              label="区间覆盖率"
              hint="成交价落在五成区间内的比例，0 至 1"
              required
            >
              {(control) => <TextInput {...control} inputMode="decimal" />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="note" label="说明" note="选填" max={validationLimits.note}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
