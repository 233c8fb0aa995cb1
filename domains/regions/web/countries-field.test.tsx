import { Field } from '@portal/platform/web'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCountries } from '../contract/samples.ts'
import { CountriesField } from './countries-field.tsx'

afterEach(() => vi.unstubAllGlobals())

function NationsForm() {
  const [value, setValue] = useState('')
  return (
    <>
      <Field label="申请国家" group>
        <CountriesField value={value} onChange={setValue} more={['欧洲专利局']} />
      </Field>
      <p data-testid="value">{value}</p>
    </>
  )
}

const box = () => screen.getByRole('combobox')
const value = () => screen.getByTestId('value').textContent

test('several names are chosen one after the other, each once, and can be taken away again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ list: sampleCountries }))
  render(<NationsForm />)
  const user = userEvent.setup()
  for (const [typed, name] of [
    ['德', '德国'],
    ['欧洲', '欧洲专利局'],
    ['united st', '美国'],
  ] as const) {
    await user.type(box(), typed)
    await user.click(await screen.findByRole('option', { name }))
    expect(box()).toHaveValue('')
  }
  expect(value()).toBe('德国;欧洲专利局;美国')
  await user.type(box(), '德')
  await screen.findByText('没有匹配的国家或地区')
  await user.clear(box())
  await user.tab()
  await user.click(
    within(screen.getByRole('list', { name: '已选择' })).getByRole('button', { name: '移除 欧洲专利局' }),
  )
  expect(value()).toBe('德国;美国')
})
