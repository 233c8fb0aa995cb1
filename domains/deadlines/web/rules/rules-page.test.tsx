import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { seededYears } from '@portal/calendars/proof'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { firstRules } from '../../proof/first-rules/first-rules.ts'
import { isChecked } from '../../proof/rule.ts'
import { RulesPage } from './rules-page.tsx'

const rows: VersionRow[] = firstRules
  .filter(({ code }) => code === 'tm.cn.opposition' || code === 'customs.exOfficio.respond')
  .map((rule) => ({
    ...rule,
    kinds: [...rule.kinds],
    trigger: { name: rule.trigger.name, deliveries: [...rule.trigger.deliveries] },
    ways: { list: [...rule.ways.list], tag: rule.ways.tag },
    checked: isChecked(rule),
    state: isChecked(rule) ? 'checked' : 'unchecked',
    ...{ savedAt: Date.parse('2026-11-28T10:00:00+08:00'), author: null, checker: null, checkedAt: null },
    can: isChecked(rule) ? [] : ['check'],
  }))

const yearOf = (name: string) => {
  const [year = '', calendar = ''] = name.split('/').reverse()
  const found = seededYears.find((one) => one.calendar === calendar && one.year === Number(year))
  const days = { free: found?.free ?? [], working: found?.working ?? [] }
  return { calendar, year: Number(year), known: found !== undefined, ...days, source: null }
}

const versions = 'POST /api/admin/deadlineRules/{code}/versions'
const stage = (answers: object = {}, at = '/deadline-rules') =>
  act(async () =>
    setStage({
      pages: { '/deadline-rules': <RulesPage /> },
      at,
      as: editor,
      answers: {
        'GET /api/admin/deadlineRules': () => ({ elements: rows }),
        'GET /api/calendars/{calendar}/{year}': ({ name }: { name: string }) => yearOf(name),
        [`${versions}/{version}/impact`]: () => ({ total: 0, affected: [] }),
        ...answers,
      },
    }),
  )
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the list', () => {
  it('shows each version with its days, period, source, tag and whether it is checked', async () => {
    const { user } = await stage()
    const all = await screen.findAllByRole('row')
    expect(all).toHaveLength(rows.length + 1)
    const second = within(screen.getByText('tm.cn.opposition 第 2 版').closest('tr') as HTMLElement)
    for (const text of ['2027-01-01 起', '2 个月', 'R 公开资料库', '未核对'])
      expect(second.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '未核对 1' }))
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  it('leads from the act log to one rule, and back to all', async () => {
    const { user } = await stage({}, '/deadline-rules?rule=customs.exOfficio.respond')
    expect(await screen.findAllByRole('row')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^全部/ }))
    expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1)
  })

  it('opens what a version says in full', async () => {
    const { user } = await stage()
    await user.click((await screen.findAllByRole('button', { name: /^查看 海关依职权保护/ }))[0] as HTMLElement)
    const shown = await dialog()
    for (const text of ['收到海关通知之日', '3 个工作日', '遇休息日顺延至下一个工作日', '系统自带'])
      expect(shown.getByText(text)).toBeVisible()
    expect(shown.queryByRole('button', { name: '核对' })).toBeNull()
  })

  it('says so when it cannot be read', async () => {
    await stage({ 'GET /api/admin/deadlineRules': () => refusal(503, 'U00500', '系统繁忙，请稍后再试') })
    expect(await screen.findByText('期限规则加载失败', {}, { timeout: 5_000 })).toBeVisible()
  })
})

it('writes a new version from the one before, with days worked out as it is typed', async () => {
  const { user, calls } = await stage({ [versions]: () => ({ version: 2 }) })
  await user.click(await screen.findByRole('button', { name: /^更多操作 海关依职权保护/ }))
  await user.click(await screen.findByRole('menuitem', { name: '写新版本' }))
  const form = await dialog()
  expect(form.getByText(/填好生效日和期限后/)).toBeVisible()
  const amount = form.getByRole('textbox', { name: /^期限/ })
  await user.type(form.getByRole('textbox', { name: /^生效日/ }), '20140501')
  await user.clear(amount)
  await user.type(amount, '5')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/生效日须晚于上一版本的适用期间，最早为 2014-05-02/)).length).toBeGreaterThan(0)

  const first = form.getByRole('textbox', { name: /^生效日/ })
  await user.clear(first)
  await user.type(first, '20261203')
  const tried = within(form.getByRole('table', { name: '试算' }))
  // By the old version three working days from 2 December, by the new one five from 3 December.
  await waitFor(() =>
    expect(tried.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/2026-12-02.*第 1 版.*2026-12-07/),
        expect.stringMatching(/2026-12-03.*第 2 版.*2026-12-10/),
      ]),
    ),
  )
  await user.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('customs.exOfficio.respond/versions'))?.body).toMatchObject({
      effectiveFrom: '2026-12-03',
      period: { amount: '5', unit: 'workingDay', direction: 'after' },
      ...{ extension: '', deemedDays: '' },
      after: 1,
    }),
  )
  expect(await screen.findByText('新版本已保存，请另一位同事核对')).toBeVisible()
})

describe('the check', () => {
  const open = async (answers: object) => {
    const staged = await stage(answers)
    await staged.user.click(await screen.findByRole('button', { name: /^核对 商标：对初步审定公告提出异议/ }))
    return { ...staged, form: await dialog() }
  }

  it('shows first which deadlines would move, and then takes address, day and tag', async () => {
    const affected = [{ id: '7a219a63-976d-481e-84f1-03714dd8e897', before: '2027-04-05', after: '2027-03-05' }]
    const { user, form, calls } = await open({
      [`${versions}/{version}/impact`]: () => ({ total: 1, affected }),
      [`${versions}/{version}/check`]: () => ({ recomputed: 4, changed: 1 }),
    })
    expect(await form.findByText('有 1 个尚未完成的期限会改变')).toBeVisible()
    expect(form.getByRole('table', { name: '会改变的期限' })).toHaveTextContent('2027-04-05')
    // The second person sees what is to be compared, and days that are worked out by it and by the one before.
    expect(form.getByText('遇休息日顺延至下一个工作日')).toBeVisible()
    const worked = form.getByRole('table', { name: '试算' })
    await waitFor(() =>
      expect(worked).toHaveTextContent(/2026-12-31.*第 1 版.*2027-03-31.*2027-01-01.*第 2 版.*2027-03-01/),
    )
    await user.click(form.getByRole('button', { name: '核对无误' }))
    expect((await screen.findAllByText('请填写核对所依据的网址')).length).toBeGreaterThan(0)
    await user.type(form.getByRole('textbox', { name: /^网址/ }), 'https://www.npc.gov.cn/law')
    await user.type(form.getByRole('textbox', { name: /^核对日期/ }), '20261120')
    await user.click(form.getByRole('radio', { name: /^L/ }))
    await user.click(form.getByRole('button', { name: '核对无误' }))
    await waitFor(() =>
      expect(calls.find(({ name }) => name.endsWith('/tm.cn.opposition/versions/2/check'))?.body).toEqual({
        url: 'https://www.npc.gov.cn/law',
        checkedOn: '2026-11-20',
        tag: 'L',
      }),
    )
    expect(await screen.findByText(/已核对，几秒内处处按它计算/)).toBeVisible()
  })

  it('keeps what was typed where it is refused', async () => {
    const { user, form } = await open({
      [`${versions}/{version}/check`]: () => refusal(409, 'U00409', '自己写的版本须由另一位同事核对'),
    })
    expect(await form.findByText('没有尚未完成的期限会改变。')).toBeVisible()
    await user.type(form.getByRole('textbox', { name: /^网址/ }), 'https://www.npc.gov.cn/law')
    await user.type(form.getByRole('textbox', { name: /^核对日期/ }), '20261120')
    await user.click(form.getByRole('radio', { name: /^O/ }))
    await user.click(form.getByRole('button', { name: '核对无误' }))
    expect(await form.findByText(/自己写的版本须由另一位同事核对/)).toBeVisible()
    expect(form.getByRole('textbox', { name: /^网址/ })).toHaveValue('https://www.npc.gov.cn/law')
  })
})
