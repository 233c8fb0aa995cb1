import { Button, FormField, type OrderedForm, TextInput, useWatch } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { trademarkLimits } from '../../contract/limits.ts'
import { smallLetters } from '../../contract/mark-name.ts'
import { helpAt, type OnHelp } from './help-titles.ts'
import type { RegisterValues } from './register-form.ts'

const hasSmallLetters = (name: string): boolean => /\p{Ll}/u.test(name)

interface NameFieldProps {
  form: OrderedForm<RegisterValues>
  /** It is told whether an input method still composes the name: its letters are not those of the name. */
  onComposing: (isComposing: boolean) => void
  onHelp: OnHelp
}

/** The name of the mark. Small letters are told at once, and are changed by nobody but the customer. */
export function NameField({ form, onComposing, onHelp }: NameFieldProps) {
  const { rhf } = form
  const name = useWatch({ control: rhf.control, name: 'trademark_name' })
  const [isComposing, setComposing] = useState(false)
  const isSmall = !isComposing && hasSmallLetters(name)
  useEffect(() => {
    if (isSmall) rhf.setError('trademark_name', { message: smallLetters })
    else if (rhf.getFieldState('trademark_name').error?.message === smallLetters) rhf.clearErrors('trademark_name')
  }, [isSmall, rhf])
  const toCapitals = () => {
    rhf.setValue('trademark_name', name.toUpperCase(), { shouldDirty: true, shouldValidate: true })
    form.focus('trademark_name')
  }
  const tell = (is: boolean) => {
    setComposing(is)
    onComposing(is)
  }
  return (
    <div onCompositionStart={() => tell(true)} onCompositionEnd={() => tell(false)}>
      <FormField
        form={form}
        name="trademark_name"
        label="商标名称"
        max={trademarkLimits.name}
        required
        help={helpAt('name', onHelp)}
      >
        {(control) => <TextInput {...control} autoComplete="off" placeholder="想注册的文字，字母用大写" />}
      </FormField>
      {isSmall && (
        <Button size="small" onClick={toCapitals}>
          转为大写
        </Button>
      )}
    </div>
  )
}
