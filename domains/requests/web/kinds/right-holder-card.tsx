import { Card, FormField, FormGrid, type OrderedForm, Segmented, TextInput } from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import { useEffect } from 'react'
import { holderTypeWords } from '../../contract/kinds/expert-filing.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { RegionPart } from '../form/region-part.tsx'

const { labels } = kinds[1]
const holderTypes = Object.entries(holderTypeWords).map(([value, label]) => ({ value, label }))
const naturalPerson = '1'

/** The card for the right holder; only a natural person is asked for the ID number. */
export function RightHolderCard({
  form,
  idCard,
}: {
  form: OrderedForm<RequestOfKind<1>>
  /** The masked ID number of the account; it may arrive after the page. */
  idCard: string
}) {
  const { rhf } = form
  const isPerson = `${rhf.watch('obligeeRenType')}` === naturalPerson
  useEffect(() => {
    if (idCard !== '' && rhf.getValues('idCard') === '') rhf.resetField('idCard', { defaultValue: idCard })
  }, [idCard, rhf])
  return (
    <Card title="权利人信息" number={1}>
      <FormGrid>
        <FormField form={form} name="obligeeRenType" label={labels.obligeeRenType} required group wide>
          {({ value, onChange, ...control }) => (
            <Segmented
              {...control}
              options={holderTypes}
              value={`${value}`}
              onChange={(next) => {
                onChange(Number(next) as typeof value)
                rhf.clearErrors('idCard')
              }}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="obligeeName"
          label={labels.obligeeName}
          hint="境外商标权利人请填英文名称；同一权利人不要重复注册账号"
          required
          wide
        >
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField form={form} name="obligeeNation" label={labels.obligeeNation} required>
          {({ onChange, ...control }) => (
            <CountryField
              {...control}
              placeholder="输入或选择国家/地区"
              onChange={(nation) => {
                onChange(nation)
                // The nationality of the holder decides which rules an ID number must meet, so the number is checked
                // again.
                if (isPerson && rhf.getValues('idCard') !== '') void rhf.trigger('idCard')
              }}
            />
          )}
        </FormField>
        {isPerson && (
          <FormField form={form} name="idCard" label={labels.idCard} required>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
        )}
        <RegionPart label={labels.province} />
        <FormField form={form} name="address" label={labels.address} required>
          {(control) => <TextInput {...control} autoComplete="street-address" placeholder="街道、门牌号" />}
        </FormField>
      </FormGrid>
    </Card>
  )
}
