import { editor, refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SignRule } from '../../contract/sign-rules.ts'
import { SignRulesPage } from './sign-rules-page.tsx'

const readCall = 'GET /api/admin/signRules'
const saveCall = 'PUT /api/admin/signRules'

const country: SignRule = {
  id: 'country',
  kind: 'prohibited',
  match: 'contains',
  terms: [],
  set: 'countries',
  law: { title: '《商标法》（2019 年修正）', article: '第十条' },
  effectiveFrom: '2019-11-01',
  effectiveTo: '2026-12-31',
  checkedOn: '2025-04-19',
  text: '名称含有国名“{term}”',
}
const quality: SignRule = { ...country, id: 'quality', kind: 'caution', terms: ['最佳', '顶级'], set: null }

const stagePage = stageOf({}, editor)
const stage = async (answers = {}) => {
  const staged = stagePage(<SignRulesPage />, {
    at: '/sign-rules',
    answers: {
      [readCall]: () => ({ version: 2, rules: [country, quality] }),
      [saveCall]: () => ({ version: 3 }),
      ...answers,
    },
  })
  await screen.findByRole('region', { name: '提示词' })
  return staged
}
const rows = () =>
  within(screen.getByRole('table', { name: '规则' }))
    .getAllByRole('row')
    .slice(1)

describe('the rules about names at the desk', () => {
  it('are shown with their words, their law and their days', async () => {
    vi.setSystemTime('2026-11-20T12:00:00+08:00')
    await stage()
    expect(rows()[0]).toHaveTextContent(
      /禁止使用country.*名称包含：各国国名.*（2019 年修正）第十条.*2019-11-01 至 2026-12-31/,
    )
    expect(rows()[1]).toHaveTextContent(/谨慎使用quality.*名称包含：最佳、顶级/)
    expect(screen.queryByText(/已过有效期/)).toBeNull()
  })

  it('that have ended are told, so that an editor enters the new law', async () => {
    vi.setSystemTime('2027-01-01T12:00:00+08:00')
    await stage()
    expect(screen.getByText('2 条规则已过有效期，客户看到的提示不带条款。')).toBeVisible()
    expect(within(rows()[0] as HTMLElement).getByText('已过')).toBeVisible()
  })

  it('are changed one by one and saved as a whole; a newer list loses nothing that was typed', async () => {
    const words = '提示词刚被修改，请刷新后重试'
    let version = 2
    const { user, callsOf } = await stage({
      [readCall]: () => ({ version, rules: [country, quality] }),
      [saveCall]: ({ body }: { body: { version: number } }) =>
        body.version === version ? { version: version + 1 } : refusal(409, 'U00409', words),
    })
    version = 3
    await user.click(screen.getByRole('button', { name: '修改 quality' }))
    const edit = within(await screen.findByRole('dialog', { name: '修改规则“quality”' }))
    const terms = edit.getByRole('textbox', { name: /^词语/ })
    await user.clear(terms)
    await user.type(terms, '最佳{Enter}第一')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect((await edit.findAllByText(words)).length).toBeGreaterThan(0)
    expect(terms).toHaveValue('最佳\n第一')
    await screen.findByText('2 条规则，第 3 版')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('提示词已保存')).toBeVisible()
    expect(callsOf(saveCall).at(-1)?.body).toEqual({
      version: 3,
      rules: [country, { ...quality, terms: ['最佳', '第一'] }],
    })
  })

  it('need a kind, a law and their days, and a number of their own', async () => {
    const { user, callsOf } = await stage()
    await user.click(screen.getByRole('button', { name: '新增规则' }))
    const edit = within(await screen.findByRole('dialog', { name: '新增规则' }))
    await user.click(edit.getByRole('button', { name: '保存' }))
    for (const [box, words] of [
      [/^编号/, /请填写规则编号/],
      [/^法律/, /请填写法律名称/],
      [/^条款/, /请填写条款/],
      [/^开始日期/, /开始日期有误/],
    ] as const)
      expect(edit.getByRole('textbox', { name: box })).toHaveAccessibleDescription(words)
    expect(edit.getByRole('combobox', { name: /^类型/ })).toHaveAccessibleDescription(/规则类型有误/)
    expect(callsOf(saveCall)).toEqual([])
  })

  it('are removed after a question', async () => {
    const { user, callsOf } = await stage()
    await user.click(screen.getByRole('button', { name: '更多操作 quality' }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除')).toBeVisible()
    expect(callsOf(saveCall)[0]?.body).toEqual({ version: 2, rules: [country] })
  })
})
