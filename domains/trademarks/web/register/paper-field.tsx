import { ruleOf } from '@portal/files/contract'
import { FormField, limitText, type OrderedForm } from '@portal/platform/web'
import type { RegisterValues } from './register-form.ts'
import { UploadControl } from './upload-control.tsx'

const purpose = 'trademark-paper'
const help = `PDF、JPG 或 PNG，1 份，${limitText(ruleOf(purpose).bytes)} 以内`

interface PaperFieldProps {
  form: OrderedForm<RegisterValues>
  name: 'licence' | 'proxy_url' | 'contract_url'
  label: string
  hint?: string | undefined
  /** What a phone shows that uploads in place of this device. */
  title: string
  explain?: { label: string; onOpen: () => void } | undefined
}

/** One paper of an application, which may also be brought later. */
export function PaperField({ form, name, label, hint, title, explain }: PaperFieldProps) {
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      note="选填"
      group
      wide
      {...(hint !== undefined && { hint })}
      help={explain}
    >
      {(control) => (
        <UploadControl
          {...control}
          purpose={purpose}
          phone={{ title, slot: `trademark.${name}` }}
          hideWhenFull
          help={help}
        />
      )}
    </FormField>
  )
}
