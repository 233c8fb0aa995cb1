import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleCountries, sampleRegions } from '../contract/samples.ts'
import type { RegionCodes } from './region-codes.ts'

let answer: (path: string) => Response
const fetched = vi.fn(async (address: RequestInfo | URL) => answer(String(address)))

const served = (path: string): Response =>
  Response.json({ list: path.includes('/api/regions') ? sampleRegions : sampleCountries })

beforeEach(() => {
  vi.resetModules()
  fetched.mockClear()
  answer = served
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

const asked = (path: string) => fetched.mock.calls.filter(([address]) => String(address).includes(path)).length

/** A page that was just opened: nothing is loaded yet. */
const openPage = async () => {
  const { Field } = await import('@portal/platform/web')
  return { Field, ...(await import('./region-field.tsx')), ...(await import('./country-field.tsx')) }
}
type Page = Awaited<ReturnType<typeof openPage>>

const empty: RegionCodes = { province: '', city: '', county: '' }

function RegionForm({ page: { Field, RegionField }, start }: { page: Page; start: RegionCodes }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Field label="所在地区" required>
        <RegionField value={value} onChange={setValue} />
      </Field>
      <p data-testid="value">{Object.values(value).join(' ')}</p>
    </>
  )
}

const openRegions = async (start = empty) => {
  render(<RegionForm page={await openPage()} start={start} />)
  return userEvent.setup()
}

const picker = () => screen.getByRole('button', { name: /所在地区/ })
const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  await user.click(picker())
  const dialog = await screen.findByRole('dialog')
  for (const name of names) await user.click(await within(dialog).findByRole('option', { name: new RegExp(name) }))
}

test('a district is chosen as three codes', async () => {
  const user = await openRegions()
  expect(asked('/api/regions')).toBe(0)
  await choose(user, '广东省', '深圳市', '南山区')
  expect(screen.getByTestId('value').textContent).toBe('440000 440300 440305')
  expect(picker().textContent).toContain('广东省 / 深圳市 / 南山区')
})

test('a city without districts is a whole choice', async () => {
  const user = await openRegions()
  await choose(user, '广东省', '东莞市')
  expect(screen.getByTestId('value').textContent).toBe('440000 441900 ')
})

test('codes of a restored draft show their names, and the tree is asked for once', async () => {
  await openRegions({ province: '330000', city: '330700', county: '330782' })
  await waitFor(() => expect(picker().textContent).toContain('浙江省 / 金华市 / 义乌市'))
  const user = userEvent.setup()
  await user.click(picker())
  expect(asked('/api/regions')).toBe(1)
})

test('a failed load says so and can be tried again', async () => {
  answer = () => new Response('busy', { status: 503 })
  const user = await openRegions()
  await user.click(picker())
  const retry = await screen.findByRole('button', { name: '重试' })
  answer = served
  await user.click(retry)
  await screen.findByRole('option', { name: /浙江省/ })
})

function CountryForm({ page: { Field, CountryField }, start }: { page: Page; start: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Field label="国家或地区">
        <CountryField value={value} onChange={setValue} />
      </Field>
      <button type="button">下一项</button>
      <p data-testid="value">{value}</p>
    </>
  )
}

const openCountries = async (start = '') => {
  render(<CountryForm page={await openPage()} start={start} />)
  return userEvent.setup()
}
const field = () => screen.getByRole('combobox', { name: '国家或地区' })

test.each([
  ['德', '德国'],
  ['united st', '美国'],
  ['hk', '中国香港'],
])('typing %s finds %s, whose name is the value', async (typed, name) => {
  const user = await openCountries()
  await waitFor(() => expect(asked('/api/countryList')).toBe(1))
  await user.type(field(), typed)
  await user.click(await screen.findByRole('option', { name }))
  expect(screen.getByTestId('value').textContent).toBe(name)
})

test('a name that the list does not know stays as it is', async () => {
  await openCountries('某国')
  await waitFor(() => expect(field()).toHaveProperty('value', '某国'))
})

test('without an answer it says so, and leaving the field tries again', async () => {
  answer = () => new Response('busy', { status: 503 })
  const user = await openCountries()
  await waitFor(() => expect(asked('/api/countryList')).toBe(1))
  await user.type(field(), '德')
  await screen.findByText('国家列表加载失败，请稍后再试')
  answer = served
  await user.clear(field())
  await user.tab()
  await waitFor(() => expect(asked('/api/countryList')).toBe(2))
  await user.type(field(), '德')
  await screen.findByRole('option', { name: '德国' })
})
