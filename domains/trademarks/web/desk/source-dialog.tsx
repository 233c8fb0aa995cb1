import { call, DateField, EditDialog, FormField, FormGrid, shanghaiDay, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import { trademarksApi } from '../../contract/endpoints.ts'
import { type MadridForm, madridForm } from '../../contract/madrid.ts'
import type { Madrid } from './madrid-edits.ts'
import { madridReads } from './madrid-reads.ts'

type Fees = Record<'basic' | 'basicColour' | 'perClassOverThree' | 'complementary' | 'currency' | 'asOf', string>
type SourceFields = Pick<MadridForm, 'asOf' | 'source' | 'checkedOn'> & { fees: Fees }

const amounts = {
  basic: '基本费（黑白）',
  basicColour: '基本费（彩色）',
  perClassOverThree: '超过三类每类',
  complementary: '补充费（每个成员）',
} as const
const amountNames = [
  'basic',
  'basicColour',
  'perClassOverThree',
  'complementary',
] as const satisfies readonly (keyof typeof amounts)[]

const isEmpty = (fees: Fees): boolean => amountNames.every((name) => fees[name] === '')

const { asOf, source, checkedOn, fees } = madridForm.shape
const told = z.object({ asOf, source, checkedOn, fees })
const schema = z.pipe(
  z.transform(
    (typed: SourceFields): z.input<typeof told> => ({ ...typed, fees: isEmpty(typed.fees) ? null : typed.fees }),
  ),
  told,
)

const fieldsOf = (madrid: Madrid): SourceFields => ({
  asOf: madrid.asOf,
  source: madrid.source,
  checkedOn: madrid.checkedOn ?? '',
  fees: {
    basic: '',
    basicColour: '',
    perClassOverThree: '',
    complementary: '',
    currency: 'CHF',
    asOf: '',
    ...given(madrid),
  },
})

const given = ({ fees: known }: Madrid): Partial<Fees> => {
  if (!known) return {}
  const { rate: _rate, rateAsOf: _rateAsOf, ...rest } = known
  return rest
}

/** What the list rests on, when somebody compared it with that, and the fees of the International Bureau. */
export function SourceDialog({ madrid, onClose }: { madrid: Madrid; onClose: () => void }) {
  return (
    <EditDialog<SourceFields, { version: number }>
      title="来源与国际局费用"
      schema={schema}
      defaults={fieldsOf(madrid)}
      send={(typed) => {
        const { fees: read, ...basis } = schema.parse(typed)
        return call(trademarksApi.saveMadrid, {
          body: { ...madrid, ...basis, fees: read ? { ...madrid.fees, ...read } : null },
        })
      }}
      said="来源与费用已保存"
      reads={madridReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormGrid>
            <FormField form={form} name="asOf" label="数据日期" hint="名单截至哪一天" required>
              {(control) => <DateField {...control} />}
            </FormField>
            <FormField form={form} name="checkedOn" label="核对日期" hint="哪一天与来源核对过" required>
              {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
            </FormField>
            <FormField form={form} name="source" label="来源" hint="显示在选国家的地方" required wide>
              {(control) => <TextInput {...control} />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="fees" label="国际局费用" note="没有费用的不填，页面就不估算" group>
            {() => (
              <FormGrid>
                {amountNames.map((name) => (
                  <FormField key={name} form={form} name={`fees.${name}`} label={amounts[name]} hint="两位小数">
                    {(control) => <TextInput {...control} inputMode="decimal" />}
                  </FormField>
                ))}
                <FormField form={form} name="fees.currency" label="币种">
                  {(control) => <TextInput {...control} />}
                </FormField>
                <FormField form={form} name="fees.asOf" label="费用日期">
                  {(control) => <DateField {...control} />}
                </FormField>
              </FormGrid>
            )}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
