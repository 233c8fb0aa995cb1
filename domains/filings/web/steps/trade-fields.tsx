import { FormField, TextArea, TextInput } from '@portal/platform/web'
import { goodsLabels } from '../../contract/labels.ts'
import { sheetLimits } from '../../contract/limits.ts'
import type { SheetForm } from '../sheet-form.ts'

/** The fields that genuine and infringing goods share. */
export function TradeFields({
  form,
  list,
  index,
  required,
}: {
  form: SheetForm
  list: 'goods' | 'infringingGoods'
  index: number
  required: boolean
}) {
  const mark = required ? { required: true } : { note: '知道多少写多少' }
  return (
    <>
      <FormField
        form={form}
        name={`${list}.${index}.ports`}
        label={goodsLabels.ports}
        hint="几处之间用顿号隔开"
        {...mark}
      >
        {(control) => <TextInput {...control} placeholder="如：宁波海关、上海海关" />}
      </FormField>
      <FormField
        form={form}
        name={`${list}.${index}.traders`}
        label={goodsLabels.traders}
        hint="几家之间用顿号隔开"
        {...mark}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField
        form={form}
        name={`${list}.${index}.features`}
        label={goodsLabels.features}
        hint={required ? '怎样认出是正品：标识的位置、工艺、包装、防伪' : '怎样认出是侵权的：与正品不同在哪里'}
        max={sheetLimits.features}
        wide
        {...mark}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <FormField form={form} name={`${list}.${index}.price`} label={goodsLabels.price} {...mark}>
        {(control) => <TextInput {...control} placeholder="写清单位和币种" />}
      </FormField>
    </>
  )
}
