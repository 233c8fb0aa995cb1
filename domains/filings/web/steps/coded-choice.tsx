import { FormField, Segmented } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { codedOptions, codedText } from '../coded.ts'
import type { SheetForm, SheetValues } from '../sheet-form.ts'

type CodedField = 'obligeeRenType' | 'licensing' | 'hasInfringing' | 'byAgent'

/** A choice between a few answers side by side, whose values are numbers. */
export function CodedChoice({
  form,
  name,
  label,
  words,
  hint,
  onChosen,
}: {
  form: SheetForm
  name: CodedField
  label: string
  words: Readonly<Record<number, string>>
  hint?: ReactNode
  onChosen?: (value: number) => void
}) {
  return (
    <FormField form={form} name={name} label={label} required group wide {...(hint !== undefined && { hint })}>
      {({ value, onChange, ...control }) => (
        <Segmented
          {...control}
          options={codedOptions(words)}
          value={codedText(value)}
          onChange={(next) => {
            onChange(Number(next) as NonNullable<SheetValues[CodedField]>)
            onChosen?.(Number(next))
          }}
        />
      )}
    </FormField>
  )
}
