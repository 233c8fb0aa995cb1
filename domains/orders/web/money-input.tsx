import { type ControlProps, TextInput } from '@portal/platform/web'
import { readMoney } from './read-money.ts'

/** A field for an amount in yuan. People need not type the decimals: they are there when the field is left. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: ControlProps<string>) {
  return (
    <TextInput
      {...rest}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const read = readMoney(value)
        if (read !== value) onChange(read)
        onBlur?.()
      }}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
