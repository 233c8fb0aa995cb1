import { FormField } from '@portal/platform/web'
import { RegionField } from '@portal/regions/web'
import { useCommonForm } from './use-common-form.ts'

/** One picker for the three codes of a place; a message about any of them stands at `province`. */
export function RegionPart({ label }: { label: string }) {
  const form = useCommonForm()
  const [province, city, county] = form.rhf.watch(['province', 'city', 'county'])
  return (
    <FormField form={form} name="province" label={label} required>
      {({ onBlur }) => (
        <RegionField
          value={{ province, city, county }}
          onChange={(codes) => {
            for (const level of ['county', 'city', 'province'] as const)
              form.rhf.setValue(level, codes[level], { shouldDirty: true, shouldValidate: level === 'province' })
          }}
          {...(onBlur && { onBlur })}
        />
      )}
    </FormField>
  )
}
