import { Card, DateField, FormField, FormGrid, Stack, TextInput } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { type ParameterKey, parameterNames, partNames } from '../../../contract/parameter-words.ts'
import { NumberField } from './number-field.tsx'
import { type NumberName, type ParameterFormOf, today } from './parameter-form.ts'
import { IncomeRows, IndustryRows } from './parameter-rows.tsx'
import styles from './parameters.module.css'

type Part = keyof typeof partNames

const types = ['INVENTION', 'UTILITY'] as const
const tables = {
  kType: types,
  delta: types,
  pGrant: ['PUBLISHED', 'EXAMINING'],
  pValid: [...types, 'reportPositive', 'survived', 'partialFactor', 'reportNegativeFactor'],
} as const satisfies Partial<Record<ParameterKey, readonly Part[]>>

/** All blocks of the parameters, in the order in which they are shown everywhere. */
export function ParameterCards({ form }: { form: ParameterFormOf }) {
  const block = (name: ParameterKey, children: ReactNode) => (
    <Block form={form} name={name}>
      {children}
    </Block>
  )
  const single = (name: 'a0' | 'discount' | 'sigma' | 'r' | 'floor') =>
    block(name, <NumberField form={form} name={`${name}.value`} label={parameterNames[name]} />)
  const table = (name: keyof typeof tables) =>
    block(
      name,
      <FormGrid>
        {tables[name].map((part) => (
          <NumberField
            key={part}
            form={form}
            name={`${name}.value.${part}` as NumberName}
            label={`${parameterNames[name]}：${partNames[part]}`}
          />
        ))}
      </FormGrid>,
    )
  return (
    <>
      {single('a0')}
      {table('kType')}
      {block('kIndustry', <IndustryRows form={form} />)}
      {table('delta')}
      {single('discount')}
      {single('sigma')}
      {single('r')}
      {single('floor')}
      {table('pGrant')}
      {table('pValid')}
      {block(
        'fees',
        types.map((type) => <Fees key={type} form={form} type={type} />),
      )}
      {block('gni', <IncomeRows form={form} />)}
    </>
  )
}

/** A parameter with what it rests on. */
function Block({ form, name, children }: { form: ParameterFormOf; name: ParameterKey; children: ReactNode }) {
  const title = parameterNames[name]
  return (
    <Card title={title}>
      <Stack gap={12}>
        {children}
        <FormField form={form} name={`${name}.source`} label={`${title}：来源`} required>
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormGrid>
          <FormField form={form} name={`${name}.sourceUrl`} label={`${title}：来源网址`} note="选填">
            {(control) => <TextInput {...control} type="url" inputMode="url" placeholder="https://" />}
          </FormField>
          <FormField form={form} name={`${name}.checkedOn`} label={`${title}：核对日期`} note="选填">
            {(control) => <DateField {...control} max={today()} />}
          </FormField>
        </FormGrid>
      </Stack>
    </Card>
  )
}

/** The fee of each year of a type. */
function Fees({ form, type }: { form: ParameterFormOf; type: (typeof types)[number] }) {
  const years = form.rhf.getValues(`fees.value.${type}`)
  return (
    <div className={styles.years}>
      {years.map((_, at) => {
        const label = `${partNames[type]}第${at + 1}年`
        return <NumberField key={label} form={form} name={`fees.value.${type}.${at}`} label={label} />
      })}
    </div>
  )
}
