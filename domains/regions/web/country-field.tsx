import { Combo, type ComboItem, type ControlProps } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { loadCountries } from './load-regions.ts'

/** Countries travel by their Chinese names, so the name is the item's id. */
const useCountryItems = () => {
  const [items, setItems] = useState<readonly ComboItem[]>([])
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try reads again
  useEffect(() => {
    let wanted = true
    loadCountries().then(
      (countries) => {
        if (!wanted) return
        setItems(countries.map(({ code, name, nameEn }) => ({ id: name, name, search: `${nameEn} ${code}` })))
        setFailed(false)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [tries])
  return { items, failed, retry: () => setTries((count) => count + 1) }
}

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
