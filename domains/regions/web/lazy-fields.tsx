import { TextInput } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { CountryFieldProps } from './country-field.tsx'
import { loadCountries } from './load-regions.ts'
import type { RegionFieldProps } from './region-field.tsx'

/** With its list, so that whoever types at once finds something; without one the field says so and asks again. */
const Country = lazy(async () => {
  const [{ CountryField: Loaded }] = await Promise.all([
    import('./country-field.tsx'),
    Promise.allSettled([loadCountries()]),
  ])
  return { default: Loaded }
})
const Region = lazy(async () => ({ default: (await import('./region-field.tsx')).RegionField }))

/** Holds the place of a picker that is on its way, so that nothing moves when it comes. */
function Waiting({ value = '', placeholder }: { value?: string; placeholder: string }) {
  return <TextInput value={value} onChange={() => undefined} placeholder={placeholder} readOnly />
}

/** A country or region by its Chinese name. The picker weighs as much as a form, so it comes after the page. */
export function CountryField(props: CountryFieldProps) {
  return (
    <Suspense fallback={<Waiting value={props.value} placeholder={props.placeholder ?? '输入或选择'} />}>
      <Country {...props} />
    </Suspense>
  )
}

/** Province, city, district as codes; like the countries it comes after the page. */
export function RegionField(props: RegionFieldProps) {
  return (
    <Suspense fallback={<Waiting placeholder={props.placeholder ?? '请选择 省 / 市 / 区县'} />}>
      <Region {...props} />
    </Suspense>
  )
}
