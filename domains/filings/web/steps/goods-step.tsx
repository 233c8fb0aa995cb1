import { FormField, FormGrid, TextInput } from '@portal/platform/web'
import { emptyGoods } from '../../contract/facts.ts'
import { goodsLabels } from '../../contract/labels.ts'
import type { SheetForm } from '../sheet-form.ts'
import { EntryList } from './entry-list.tsx'
import { TradeFields } from './trade-fields.tsx'

/** Item (4) of article 7: the genuine goods for which the holder uses the right. */
export function GoodsStep({ form }: { form: SheetForm }) {
  return (
    <EntryList form={form} name="goods" word="货物" empty={emptyGoods} least={1}>
      {(index) => (
        <FormGrid>
          <FormField form={form} name={`goods.${index}.name`} label={goodsLabels.name} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name={`goods.${index}.origin`} label={goodsLabels.origin} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <TradeFields form={form} list="goods" index={index} required />
        </FormGrid>
      )}
    </EntryList>
  )
}
