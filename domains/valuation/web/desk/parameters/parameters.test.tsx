import { type Answers, editor, refusal, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newVersionPath, versionPath, versionsPath } from '../../../contract/model-paths.ts'
import { trialForm } from '../../../contract/trial.ts'
import { builtInParameters } from '../../../proof/built-in-parameters.ts'
import { defaultCohort } from '../../../proof/default-cohort.ts'
import type { Parameters } from '../../../proof/parameters.ts'
import { valuate } from '../../../proof/valuate.ts'
import { numbersOf } from '../../../server/numbers.ts'
import { NewVersionPage } from './new-version-page.tsx'
import { VersionPage } from './version-page.tsx'
import { VersionsPage } from './versions-page.tsx'

const path = '/api/admin/valuation/parameters'
const { name: _, ...parameters } = builtInParameters
const builtIn = { version: 'P-1', note: '随产品提供的第一版参数', author: null, time: null, inForce: true }
const saved = { version: 'P-2', note: '按新的调查', author: 'staff', time: Date.UTC(2026, 10, 28), inForce: true }

/** As the server tries it. */
const tryOut = (body: unknown) => {
  const { input, day, parameters: laidOver } = trialForm.parse(body)
  const valued = valuate(input, day, { ...builtInParameters, ...(laidOver as Partial<Parameters>) }, defaultCohort)
  if (!valued.ok) throw new Error(valued.reason)
  return { ...numbersOf(valued), indicators: [] }
}

const stage = (at: string, answers: Answers = {}) =>
  setStage({
    pages: {
      [versionsPath]: <VersionsPage />,
      [newVersionPath]: <NewVersionPage />,
      '/valuation-model/parameters/:version': <VersionPage />,
    },
    at,
    as: editor,
    answers: {
      [`GET ${path}`]: () => ({ elements: [builtIn] }),
      [`GET ${path}/{version}`]: () => ({ ...builtIn, parameters }),
      'POST /api/admin/valuation/trial': ({ body }) => tryOut(body),
      [`POST ${path}`]: () => ({ version: 'P-2' }),
      ...answers,
    },
  })

describe('参数', () => {
  it('lists the versions, of which one is in force, with the way to the other parts of the model', async () => {
    stage(versionsPath, { [`GET ${path}`]: () => ({ elements: [saved, { ...builtIn, inForce: false }] }) })
    expect(await screen.findByRole('row', { name: /P-2 · 现行/ })).toHaveTextContent(/按新的调查.*staff.*2026-11-28/)
    expect(screen.getByRole('row', { name: /^P-1/ })).toHaveTextContent(/系统.*随产品提供/)
    expect(screen.getByRole('link', { name: '查看 P-1' })).toHaveAttribute('href', versionPath('P-1'))
    const tabs = within(screen.getByRole('navigation', { name: '评估模型' }))
    expect(tabs.getByRole('link', { name: '参数' })).toHaveAttribute('aria-current', 'page')
    expect(tabs.getByRole('link', { name: '对照组' })).toHaveAttribute('href', '/valuation-model/cohorts')
    expect(tabs.getByRole('link', { name: '验证' })).toHaveAttribute('href', '/valuation-model/validations')
  })

  it('shows one version with value, source and day of each parameter', async () => {
    const a0 = { ...parameters.a0, sourceUrl: 'https://www.cnipa.gov.cn/', checkedOn: '2026-11-20' }
    stage(versionPath('P-1'), { [`GET ${path}/{version}`]: () => ({ ...builtIn, parameters: { ...parameters, a0 } }) })
    const table = within(await screen.findByRole('table', { name: '参数' }))
    expect(table.getByRole('row', { name: /中位专利的当年收益/ })).toHaveTextContent(/15000.*2026-11-20/)
    expect(table.getByRole('link', { name: a0.source })).toHaveAttribute('href', a0.sourceUrl)
    expect(table.getByRole('row', { name: /年费标准/ })).toHaveTextContent(/发明：第1–3年 900.*尚未核对/)
  })
})

describe('a new version', () => {
  const begin = async (answers: Answers = {}) => {
    const shown = stage(newVersionPath, answers)
    const box = await screen.findByDisplayValue('15000')
    return { ...shown, box }
  }

  it('shows the three examples old and new before it is saved with its note', async () => {
    const { user, box, here, callsOf } = await begin()
    await user.clear(box)
    await user.type(box, '30000')
    await user.type(screen.getByLabelText(/^说明/), '按新的调查')
    await user.click(screen.getByRole('button', { name: '影响预览' }))
    const dialog = within(await screen.findByRole('dialog', { name: '影响预览' }, { timeout: 5_000 }))
    const row = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) })
    expect(row('A')).toHaveTextContent(/91.3（85–93.7），不变.*27.53（9.08–75.21） → 5\d\.\d\d/)
    expect(row('B')).toHaveTextContent(/46.6（28.9–67），不变.*0.51（0.08–1.82） →/)
    expect(row('C')).toHaveTextContent(/74.8（59.2–85.2），不变.*4.67（1.43–13.54） →/)
    expect(callsOf(`POST ${path}`)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '保存为新版本' }))
    await waitFor(() => expect(here()).toBe(versionPath('P-2')))
    const [sent] = callsOf(`POST ${path}`)
    expect(sent?.body).toMatchObject({
      a0: { value: '30000' },
      gni: { value: { US: '1', CN: '0.7' } },
      note: '按新的调查',
    })
  })

  it('is judged at its fields, and keeps what was typed when it is refused', async () => {
    const msg = '与现行参数相同，没有要保存的变化'
    const { user, box } = await begin({ [`POST ${path}`]: () => refusal(409, 'U00409', msg) })
    await user.clear(box)
    await user.click(screen.getByRole('button', { name: '影响预览' }))
    expect((await screen.findAllByText(/须为 1 至 10000000 的数/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(box).toHaveFocus())
    await user.type(box, '15000')
    await user.type(screen.getByLabelText(/^说明/), '同样')
    await user.click(screen.getByRole('button', { name: '影响预览' }))
    const dialog = within(await screen.findByRole('dialog', { name: '影响预览' }, { timeout: 5_000 }))
    await user.click(dialog.getByRole('button', { name: '保存为新版本' }))
    expect(await dialog.findByText(msg)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '返回修改' }))
    expect(box).toHaveValue('15000')
    expect(screen.getByLabelText(/^说明/)).toHaveValue('同样')
  })

  it('takes and removes rows of industries and countries', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: '增加一个分类号' }))
    await user.type(screen.getByLabelText(/^第 1 行分类号/), 'X1')
    await user.click(screen.getByRole('button', { name: '移除第 1 行国家和地区' }))
    await user.type(screen.getByLabelText(/^说明/), '改行')
    await user.click(screen.getByRole('button', { name: '影响预览' }))
    expect((await screen.findAllByText(/分类号须为部、大类、小类/)).length).toBeGreaterThan(0)
    expect((await screen.findAllByText(/美国（US）须为 1/)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: '移除第 1 行分类号' }))
    expect(screen.queryByLabelText(/^第 1 行分类号/)).toBeNull()
  })
})
