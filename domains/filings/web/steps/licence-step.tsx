import { DateField, FormField, FormGrid, TextInput } from '@portal/platform/web'
import { emptyLicensee } from '../../contract/facts.ts'
import { factLabels, licenseeLabels } from '../../contract/labels.ts'
import { licensingLabels } from '../../contract/rights.ts'
import type { SheetForm } from '../sheet-form.ts'
import { CodedChoice } from './coded-choice.tsx'
import { EntryList } from './entry-list.tsx'

/** Item (3) of article 7: who else may use the right. */
export function LicenceStep({ form }: { form: SheetForm }) {
  const { rhf } = form
  return (
    <>
      <FormGrid>
        <CodedChoice
          form={form}
          name="licensing"
          label={factLabels.licensing}
          words={licensingLabels}
          onChosen={(value) => {
            const isFirst = value === 1 && rhf.getValues('licensees').length === 0
            if (isFirst) rhf.setValue('licensees', [emptyLicensee], { shouldDirty: true })
          }}
        />
      </FormGrid>
      {rhf.watch('licensing') === 1 && (
        <EntryList form={form} name="licensees" word="被许可人" empty={emptyLicensee} least={1}>
          {(index) => (
            <FormGrid>
              <FormField form={form} name={`licensees.${index}.name`} label={licenseeLabels.name} required>
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField
                form={form}
                name={`licensees.${index}.validUntil`}
                label={licenseeLabels.validUntil}
                note="选填"
              >
                {(control) => <DateField {...control} />}
              </FormField>
              <FormField form={form} name={`licensees.${index}.scope`} label={licenseeLabels.scope} required wide>
                {(control) => <TextInput {...control} placeholder="如：普通许可，第 9 类太阳镜" />}
              </FormField>
            </FormGrid>
          )}
        </EntryList>
      )}
    </>
  )
}
