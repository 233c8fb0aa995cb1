import type { ComboItem } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { loadCountries } from './load-regions.ts'

/** Countries travel by their Chinese names, so the name is the item's id. */
export const useCountryItems = () => {
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
