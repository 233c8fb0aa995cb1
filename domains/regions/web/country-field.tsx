import { Combo, type ComboItem, type ControlProps } from '@portal/platform/web'
import { type CountryKey, useCountryItems } from './use-country-items.ts'

export type CountryFieldProps = ControlProps<string> & {
  placeholder?: string | undefined
  /** What the value is; its default is the Chinese name. */
  by?: CountryKey | undefined
  /** What may be chosen beside the countries, such as an office that registers for several of them; they stand first. */
  more?: readonly ComboItem[] | undefined
}

const none: readonly ComboItem[] = []

/** A country or region, found by its Chinese or English name or its ISO code. */
export function CountryField({ value, onBlur, by, more = none, ...rest }: CountryFieldProps) {
  const { items: countries, failed, retry } = useCountryItems(by)
  const items = [...more, ...countries]
  const known = items.some(({ id }) => id === value) || value === '' ? items : [{ id: value, name: value }, ...items]
  return (
    <Combo
      {...rest}
      value={value}
      items={known}
      emptyText={failed ? '国家列表加载失败，请稍后再试' : '没有匹配的国家或地区'}
      onBlur={() => {
        if (failed) retry()
        onBlur?.()
      }}
    />
  )
}
