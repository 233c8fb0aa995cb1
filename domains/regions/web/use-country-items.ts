import type { ComboItem } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { loadCountries } from './load-regions.ts'

/** By what a chosen country travels: by its Chinese name, as most calls have it, or by its code of ISO 3166-1. */
export type CountryKey = 'name' | 'code'

export const useCountryItems = (by: CountryKey = 'name') => {
  const [items, setItems] = useState<readonly ComboItem[]>([])
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try reads again
  useEffect(() => {
    let wanted = true
    loadCountries().then(
      (countries) => {
        if (!wanted) return
        setItems(
          countries.map(({ code, name, nameEn }) => ({
            id: by === 'code' ? code : name,
            name,
            search: `${nameEn} ${code}`,
          })),
        )
        setFailed(false)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [tries, by])
  return { items, failed, retry: () => setTries((count) => count + 1) }
}
