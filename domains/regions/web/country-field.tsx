import { Combo, type ControlProps } from '@portal/platform/web'
import { useCountryItems } from './use-country-items.ts'

export type CountryFieldProps = ControlProps<string> & { placeholder?: string | undefined }

/** A country or region by its Chinese name, found by Chinese, English or its ISO code. */
export function CountryField({ value, onBlur, ...rest }: CountryFieldProps) {
  const { items, failed, retry } = useCountryItems()
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
