import {
  Checkbox,
  call,
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  MomentField,
  Stack,
  TextInput,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import { feesDeskApi } from '../../../contract/desk-endpoints.ts'
import { type FeeTables, feesForm } from '../../../contract/desk-fees.ts'
import { feeKindLabels } from '../../../contract/fees.ts'
import { feeLimits } from '../../../contract/limits.ts'
import { MoneyInput } from '../../money-input.tsx'

const { note, items } = feesForm.shape
const momentText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const schema = z.object({
  /** A moment in Asia/Shanghai as the field has it; empty means at once. */
  effectiveFrom: z
    .string()
    .check(z.refine((text) => text === '' || momentText.test(text), { error: '请填写完整的生效时间' })),
  note,
  items,
})

type Item = {
  code: string
  unitPrice: string
  source: string
  sourceUrl: string
  checkedOn: string
  invoiceable: boolean
  refundable: boolean
}
type Fields = { effectiveFrom: string; note: string; items: Item[] }

/** A version stands for good, so that one that changes nothing is not published. */
const changedFrom = (current: readonly Item[]) =>
  schema.check(
    z.refine(({ items: typed }) => JSON.stringify(typed) !== JSON.stringify(current), {
      error: '与现行价格表完全相同，没有要发布的变化',
      path: ['items'],
    }),
  )

const startOf = (text: string): number | null => (text === '' ? null : Date.parse(`${text}:00+08:00`))

/** The new table begins with the prices that are in force, so that only what changes is typed. */
const itemsOf = ({ codes, current }: FeeTables): Item[] =>
  codes
    .filter(({ open }) => !open)
    .map(({ code }) => {
      const now = current?.items.find((item) => item.code === code)
      return {
        code,
        unitPrice: now?.unitPrice ?? '',
        source: now?.source ?? '',
        sourceUrl: now?.sourceUrl ?? '',
        checkedOn: now?.checkedOn ?? '',
        invoiceable: now?.invoiceable ?? true,
        refundable: now?.refundable ?? true,
      }
    })

/** Writes a whole new fee table, which cannot be changed afterwards. */
export function NewFeesDialog({ tables, onClose }: { tables: FeeTables; onClose: () => void }) {
  const priced = tables.codes.filter(({ open }) => !open)
  const current = itemsOf(tables)
  return (
    <EditDialog<Fields, { version: number }>
      title="发布新价格表"
      submit="发布"
      busyText="正在发布…"
      schema={tables.current === null ? schema : changedFrom(current)}
      defaults={{ effectiveFrom: '', note: '', items: current }}
      send={({ effectiveFrom, ...typed }, { key }) =>
        call(feesDeskApi.add, { body: feesForm.parse({ ...typed, effectiveFrom: startOf(effectiveFrom) }) }, { key })
      }
      said="价格表已发布"
      reads={[feesDeskApi.tables]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField
            form={form}
            name="effectiveFrom"
            label="生效时间"
            hint="北京时间，不填则立即生效"
            note="选填"
            group
          >
            {(control) => <MomentField {...control} />}
          </FormField>
          <FormField form={form} name="note" label="说明" note="选填" max={feeLimits.note}>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="items" label="价格" group required>
            {() => (
              <Stack gap={24}>
                {priced.map(({ code, name, kind }, at) => (
                  <Stack gap={8} key={code}>
                    <FormGrid>
                      <FormField
                        form={form}
                        name={`items.${at}.unitPrice`}
                        label={`${name}（元）`}
                        hint={feeKindLabels[kind]}
                        required
                      >
                        {(control) => <MoneyInput {...control} />}
                      </FormField>
                      <FormField form={form} name={`items.${at}.checkedOn`} label={`${name}：核对日期`} note="选填">
                        {(control) => <DateField {...control} />}
                      </FormField>
                      <FormField form={form} name={`items.${at}.source`} label={`${name}：来源`} note="选填">
                        {(control) => <TextInput {...control} />}
                      </FormField>
                      <FormField form={form} name={`items.${at}.sourceUrl`} label={`${name}：来源网址`} note="选填">
                        {(control) => <TextInput {...control} type="url" inputMode="url" placeholder="https://" />}
                      </FormField>
                    </FormGrid>
                    <FormField form={form} name={`items.${at}.invoiceable`} label={`${name}：开票`} group>
                      {(control) => <Checkbox {...control} label="可开发票" />}
                    </FormField>
                    <FormField form={form} name={`items.${at}.refundable`} label={`${name}：退款`} group>
                      {(control) => <Checkbox {...control} label="未上缴前可退" />}
                    </FormField>
                  </Stack>
                ))}
              </Stack>
            )}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
