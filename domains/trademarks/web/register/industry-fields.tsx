import { niceApi } from '@portal/nice/contract'
import { FormField, FormGrid, type OrderedForm, queryOf, Select } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { SmartValues } from './smart-form.ts'

/** An industry in two steps. */
export function IndustryFields({ form }: { form: OrderedForm<SmartValues> }) {
  const parent = form.rhf.watch('industry')
  const first = useQuery(queryOf(niceApi.industries, { query: { level: 1, parent_id: '' } }))
  const second = useQuery({
    ...queryOf(niceApi.industries, { query: { level: 2, parent_id: parent } }),
    enabled: parent !== '',
  })
  return (
    <FormGrid>
      <FormField form={form} name="industry" label="一级行业">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={(first.data?.list ?? []).map(({ id, industry }) => ({ value: id, label: industry }))}
            onChange={(next) => {
              onChange(next)
              form.rhf.setValue('industry_code', '')
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="industry_code" label="二级行业" required>
        {(control) => (
          <Select
            {...control}
            disabled={parent === ''}
            options={(second.data?.list ?? []).map(({ industryCode, industry }) => ({
              value: industryCode,
              label: industry,
            }))}
          />
        )}
      </FormField>
    </FormGrid>
  )
}
