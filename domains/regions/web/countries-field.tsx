import { type ControlProps, JoinedCombo } from '@portal/platform/web'
import { useCountryItems } from './use-country-items.ts'

export type CountriesFieldProps = ControlProps<string> & {
  /** Names that may be chosen beside the countries, such as an office that grants for several of them; they stand first. */
  more?: readonly string[] | undefined
  placeholder?: string | undefined
}

/** Several countries or regions by their Chinese names, joined by `;` in the order in which they were chosen. */
export function CountriesField({ onBlur, more = [], ...rest }: CountriesFieldProps) {
  const { items, failed, retry } = useCountryItems()
  return (
    <JoinedCombo
      {...rest}
      items={[...more.map((name) => ({ id: name, name })), ...items]}
      emptyText={failed ? '国家列表加载失败，请稍后再试' : '没有匹配的国家或地区'}
      onBlur={() => {
        if (failed) retry()
        onBlur?.()
      }}
    />
  )
}
