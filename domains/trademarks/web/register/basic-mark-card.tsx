import { NicePicker } from '@portal/nice/web'
import { Button, Card, FormField, type OrderedForm, Stack, useWatch } from '@portal/platform/web'
import { useState } from 'react'
import type { RegisterValues } from './register-form.ts'

/**
 * The goods of the basic mark, which an international registration must stay within. They are asked for on demand: without them
 * nothing is compared.
 */
export function BasicMarkCard({ form, number }: { form: OrderedForm<RegisterValues>; number: number }) {
  const { rhf } = form
  const [basic, edition] = useWatch({ control: rhf.control, name: ['basic', 'basicEdition'] })
  const [isWanted, setWanted] = useState(false)
  return (
    <Card title="基础商标" number={number}>
      <Stack gap={12}>
        <p>国际注册以国内已注册或已受理的商标为基础，指定的商品和服务不得超出它的范围。</p>
        {!isWanted && basic.length === 0 ? (
          <div>
            <Button onClick={() => setWanted(true)}>填写基础商标的商品和服务</Button>
          </div>
        ) : (
          <FormField
            form={form}
            name="basic"
            label="基础商标的商品和服务"
            note="选填"
            hint="填写后，超出范围的小项会在下面指出"
            group
            wide
          >
            {({ value, onChange, onBlur }) => (
              <NicePicker
                value={value}
                onBlur={onBlur}
                edition={edition}
                onChange={(picked, inForce) => {
                  onChange(picked)
                  rhf.setValue('basicEdition', inForce)
                }}
              />
            )}
          </FormField>
        )}
      </Stack>
    </Card>
  )
}
