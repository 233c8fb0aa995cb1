import { partOf, TextInput } from '@portal/platform/web'
import type { CountriesFieldProps } from './countries-field.tsx'
import type { CountryFieldProps } from './country-field.tsx'
import { loadCountries } from './load-regions.ts'
import type { RegionFieldProps } from './region-field.tsx'

/** Keeps the place of a picker that is still loading, so that nothing moves when it comes. */
function Waiting({ value = '', placeholder }: { value?: string; placeholder: string }) {
  return <TextInput value={value} onChange={() => undefined} placeholder={placeholder} readOnly />
}

/**
 * A field for a country or region by its Chinese name. The picker is as large as a form, so it is loaded after the page,
 * together with its list, so that a user who types at once finds something. When the list cannot be loaded, the field says
 * so and asks again.
 */
export const CountryField = partOf<CountryFieldProps>(
  async () => {
    const [{ CountryField: Component }] = await Promise.all([
      import('./country-field.tsx'),
      Promise.allSettled([loadCountries()]),
    ])
    return { Component }
  },
  ({ value, placeholder = '输入或选择' }) => <Waiting value={value} placeholder={placeholder} />,
)

/** A field for several countries and regions, loaded as the field for one is. */
export const CountriesField = partOf<CountriesFieldProps>(
  async () => {
    const [{ CountriesField: Component }] = await Promise.all([
      import('./countries-field.tsx'),
      Promise.allSettled([loadCountries()]),
    ])
    return { Component }
  },
  ({ placeholder = '输入或选择' }) => <Waiting placeholder={placeholder} />,
)

/** A field for province, city and district as codes; like the field for countries it is loaded after the page. */
export const RegionField = partOf<RegionFieldProps>(
  async () => ({ Component: (await import('./region-field.tsx')).RegionField }),
  ({ placeholder = '请选择 省 / 市 / 区县' }) => <Waiting placeholder={placeholder} />,
)
