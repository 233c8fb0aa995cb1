import { FormField, FormGrid, TextInput } from '@portal/platform/web'
import { emptyInfringing } from '../../contract/facts.ts'
import { factLabels, infringingLabelsOf } from '../../contract/labels.ts'
import { infringingLabels } from '../../contract/rights.ts'
import type { SheetForm } from '../sheet-form.ts'
import { CodedChoice } from './coded-choice.tsx'
import { EntryList } from './entry-list.tsx'
import { TradeFields } from './trade-fields.tsx'

/** Item (5) of article 7: what is known of goods that infringe the right. */
export function InfringingStep({ form }: { form: SheetForm }) {
  const { rhf } = form
  return (
    <>
      <FormGrid>
        <CodedChoice
          form={form}
          name="hasInfringing"
          label={factLabels.hasInfringing}
          words={infringingLabels}
          onChosen={(value) => {
            const isFirst = value === 1 && rhf.getValues('infringingGoods').length === 0
            if (isFirst) rhf.setValue('infringingGoods', [emptyInfringing], { shouldDirty: true })
          }}
        />
      </FormGrid>
      {rhf.watch('hasInfringing') === 1 && (
        <EntryList form={form} name="infringingGoods" word="侵权货物" empty={emptyInfringing} least={1}>
          {(index) => (
            <FormGrid>
              <FormField
                form={form}
                name={`infringingGoods.${index}.maker`}
                label={infringingLabelsOf.maker}
                note="知道多少写多少"
                wide
              >
                {(control) => <TextInput {...control} />}
              </FormField>
              <TradeFields form={form} list="infringingGoods" index={index} required={false} />
            </FormGrid>
          )}
        </EntryList>
      )}
    </>
  )
}
