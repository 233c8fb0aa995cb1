import { TextInput } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { CountryFieldProps } from './country-field.tsx'
import { loadCountries } from './load-regions.ts'
import type { RegionFieldProps } from './region-field.tsx'

/**
 * Loads the picker together with its list, so that a user who types at once finds something. When the list cannot be loaded,
 * the field says so and asks again.
 */
const Country = lazy(async () => {
  const [{ CountryField: Loaded }] = await Promise.all([
    import('./country-field.tsx'),
    Promise.allSettled([loadCountries()]),
  ])
  return { default: Loaded }
})
const Region = lazy(async () => ({ default: (await import('./region-field.tsx')).RegionField }))

/** Keeps the place of a picker that is still loading, so that nothing moves when it comes. */
function Waiting({ value = '', placeholder }: { value?: string; placeholder: string }) {
  return <TextInput value={value} onChange={() => undefined} placeholder={placeholder} readOnly />
}

/** A field for a country or region by its Chinese name. The picker is as large as a form, so it is loaded after the page. */
export function CountryField(props: CountryFieldProps) {
  return (
    <Suspense fallback={<Waiting value={props.value} placeholder={props.placeholder ?? '输入或选择'} />}>
      <Country {...props} />
    </Suspense>
  )
}

/** A field for province, city and district as codes; like the field for countries it is loaded after the page. */
export function RegionField(props: RegionFieldProps) {
  return (
    <Suspense fallback={<Waiting placeholder={props.placeholder ?? '请选择 省 / 市 / 区县'} />}>
      <Region {...props} />
    </Suspense>
  )
}
