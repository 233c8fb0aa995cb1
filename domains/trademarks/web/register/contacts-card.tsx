import {
  Button,
  Card,
  FormField,
  FormGrid,
  type OrderedForm,
  Quiet,
  Stack,
  TextInput,
  useFormRows,
} from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import { trademarkLimits } from '../../contract/limits.ts'
import { emptyContact, type RegisterValues } from './register-form.ts'

const { contactSets, contactName } = trademarkLimits

/** Whom the provider calls: one set of contact data, up to three. */
export function ContactsCard({ form, number }: { form: OrderedForm<RegisterValues>; number: number }) {
  const { focus } = form
  const { fields, append, remove } = useFormRows(form, 'contacts')
  const count = fields.length
  const before = useRef(count)
  const isAsked = useRef(false)
  // The focus goes to the row that was added, or to the last one where the button that had it is gone.
  useEffect(() => {
    if (isAsked.current && before.current !== count) focus(`contacts.${count - 1}.contact_name`)
    isAsked.current = false
    before.current = count
  }, [count, focus])
  const change = (act: () => void) => () => {
    isAsked.current = true
    act()
  }
  return (
    <Card title="联系方式" number={number}>
      <Stack gap={16}>
        {fields.map(({ id }, at) => (
          <Stack as="fieldset" gap={4} key={id} aria-label={`联系人 ${at + 1}`}>
            <FormGrid>
              <FormField
                form={form}
                name={`contacts.${at}.contact_name`}
                label={count > 1 ? `联系人 ${at + 1}` : '联系人'}
                max={contactName}
                required
              >
                {(control) => <TextInput {...control} autoComplete={at === 0 ? 'name' : 'off'} />}
              </FormField>
              <FormField
                form={form}
                name={`contacts.${at}.contactPhone`}
                label={count > 1 ? `联系电话 ${at + 1}` : '联系电话'}
                required
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="tel"
                    inputMode="numeric"
                    autoComplete={at === 0 ? 'tel' : 'off'}
                    placeholder="只填数字"
                  />
                )}
              </FormField>
            </FormGrid>
            {count > 1 && (
              <div>
                <Button variant="text" icon="delete" onClick={change(() => remove(at))}>
                  {`删除联系人 ${at + 1}`}
                </Button>
              </div>
            )}
          </Stack>
        ))}
        {count < contactSets ? (
          <div>
            <Button icon="plus" onClick={change(() => append(emptyContact))}>
              添加联系人
            </Button>
          </div>
        ) : (
          <Quiet>最多添加 {contactSets} 组联系人。</Quiet>
        )}
      </Stack>
    </Card>
  )
}
