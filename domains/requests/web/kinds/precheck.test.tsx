import { sampleCountries, sampleRegions } from '@portal/regions/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { submitSamples } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { CustomsSeizurePage } from './customs-seizure-page.tsx'
import { ECommercePage } from './e-commerce-page.tsx'
import { ExpertFilingPage } from './expert-filing-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'
const precheckCall = 'POST /api/precheck'

const noLink = {
  rule: 'platform.link',
  version: 1,
  level: 'should',
  field: 'appeal',
  file: null,
  text: '没有写侵权商品的链接',
  why: '先提交侵权链接',
  source: { title: '使用说明', place: null, url: null },
  mend: '把商品链接贴到诉求里',
  question: false,
}

const stage = (
  Page: ComponentType,
  check: () => object = () => ({ ruleSet: 1, verdict: 'advised', findings: [noLink] }),
) => {
  const staged = stagePage(<Page />, {
    path: '/home/form',
    answers: {
      [submitCall]: () => ({
        businessSn: 'DS20261120000001',
        acceptanceDue: Date.parse('2026-11-23T12:30:00+08:00'),
      }),
      [precheckCall]: check,
    },
  })
  return { ...staged, sent: () => staged.callsOf(submitCall) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const paste = async (user: UserEvent, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(box(name))
    await user.click(box(name))
    await user.paste(text)
  }
}
const tick = async (user: UserEvent, group: string, name: string) => {
  const choices = screen.getByRole('group', { name: new RegExp(`^${group}`) })
  await user.click(within(choices).getByRole('checkbox', { name }))
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^提交/ }))
const panel = () => screen.findByRole('list', { name: '可以补充的内容' })
const success = () => screen.findByRole('alertdialog', { name: '提交成功！' })
const question = () => screen.findByRole('alertdialog', { name: /处可以补充/ })

/** Fills a complaint to a platform, all but what the pre-check asks for. */
const complain = async (user: UserEvent) => {
  await tick(user, '电商平台', 'eBay')
  await tick(user, '投诉类型', '盗图')
  await paste(user, { 诉求: '请协助', 联系人姓名: '周晓', 联系人电话: '0574-555001' })
  await panel()
}

afterEach(() => localStorage.clear())

describe('while a form is written', () => {
  it('says what its words lack and leads there, until they lack it no more', async () => {
    const { user, callsOf } = stage(ECommercePage)
    expect(screen.queryByText('材料预审')).toBeNull()
    await paste(user, { 诉求: '请协助' })
    await user.click(await screen.findByRole('button', { name: '去修改：没有写侵权商品的链接' }))
    expect(box('诉求')).toHaveFocus()
    expect(await panel()).toHaveTextContent(/阿里巴巴知识产权保护平台使用说明/)
    await user.paste(' https://example.com/1')
    await waitFor(() => expect(screen.queryByText('没有写侵权商品的链接')).toBeNull())
    expect(callsOf(precheckCall)).toEqual([])
  })

  it('judges by the versions that staff have written and checked, and not by what is off', async () => {
    const changed = {
      ...{ id: 'platform.link', version: 2, effectiveFrom: '2026-11-01', level: 'hint', text: '诉求里没有数字' },
      why: { text: '数量有用。', level: 'P', title: '办事建议', place: '', url: '' },
      ...{ mend: '写明数量', when: { not: { is: 'matches', field: 'appeal', pattern: 'digit' } } },
    }
    const { user } = stagePage(<ECommercePage />, {
      path: '/home/form',
      answers: { 'GET /api/precheck/ruleChanges': () => ({ off: [], versions: [changed] }) },
    })
    await paste(user, { 诉求: '请协助' })
    expect(await screen.findByText('诉求里没有数字')).toBeVisible()
    expect(screen.queryByText('没有写侵权商品的链接')).toBeNull()
    await paste(user, { 诉求: '请协助 3 件' })
    await waitFor(() => expect(screen.queryByText('诉求里没有数字')).toBeNull())
  })
})

describe('once a form holds a file', () => {
  it('tells what the server read, until the field says otherwise or the person has looked', async () => {
    const { voucher, ...filing } = submitSamples.expertFiling
    const holding = { ...filing, voucher: voucher.map((file) => ({ ...file, id: 'proof' })) }
    const head = { id: 'd', version: 1, form: 'request-1', title: '草稿', page: '/home/form', savedAt: 1, device: 'x' }
    const seen = (rule: string, more: object) => ({ ...noLink, rule, file: '证书.pdf', ...more })
    const { user, callsOf } = stagePage(<ExpertFilingPage />, {
      path: '/home/form',
      answers: {
        'GET /api/drafts': () => ({ elements: [head] }),
        'GET /api/drafts/{form}': () => ({ ...head, values: holding, lostFiles: 0 }),
        'GET /api/countryList': () => ({ list: sampleCountries }),
        'GET /api/regions': () => ({ list: sampleRegions }),
        [precheckCall]: () => ({
          ruleSet: 1,
          verdict: 'advised',
          findings: [
            seen('certificate.name', { field: 'obligeeName', text: '没有找到名称' }),
            seen('paper.seal', { level: 'hint', question: true, field: 'voucher', text: '请看印章' }),
          ],
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(async () =>
      expect(await panel()).toHaveTextContent(/建议补充《证书.pdf》没有找到名称.*提示《证书.pdf》请看印章/),
    )
    await user.click(screen.getByRole('button', { name: '去修改：没有找到名称' }))
    expect(box('权利人名称/姓名')).toHaveFocus()
    await user.paste('改')
    await waitFor(() => expect(screen.queryByText('没有找到名称')).toBeNull())
    await user.click(screen.getByRole('button', { name: '我已看过：请看印章' }))
    await waitFor(() => expect(screen.queryByText('材料预审')).toBeNull())
    // It is asked again about the other name.
    await waitFor(() => expect(callsOf(precheckCall)).toHaveLength(2))
  })
})

describe('a form that was filled from the vault', () => {
  it('is compared with that right, and a finding about it leads back to the vault', async () => {
    const row = {
      ...{ id: 'r1', version: 1, registerType: 4, recordName: 'HAIFAN', registerNum: '1', obligeeName: '甲' },
      ...{ country: 'CN', countryName: '中国', rightEndDate: '2020-01-01', phase: 'lapsed', access: 'owner' },
      ...{ verification: { state: 'none', at: null, note: '' }, recordals: [], can: ['use'] },
    }
    const { user, callsOf } = stagePage(<ECommercePage />, {
      path: '/home/form',
      answers: {
        'GET /api/rights': () => ({ elements: [row], totalElements: 1 }),
        'GET /api/rights/r1/prefill': () => ({
          ...{ values: { appeal: '涉及的权利' }, papers: [] },
          right: { id: 'r1', version: 1, verified: null },
        }),
        [precheckCall]: () => ({
          ...{ ruleSet: 1, verdict: 'lacking' },
          findings: [{ ...noLink, rule: 'right.lapsed', level: 'must', field: 'right', text: '已过届满日' }],
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: '从权利台账选择' }))
    const dialog = within(await screen.findByRole('dialog', { name: '从权利台账选择' }))
    await user.click(await dialog.findByRole('radio', { name: /HAIFAN/ }))
    await user.click(await dialog.findByRole('button', { name: '填入' }))
    await user.click(await screen.findByRole('button', { name: '去修改：已过届满日' }))
    expect(screen.getByRole('button', { name: '从权利台账选择' })).toHaveFocus()
    expect(callsOf(precheckCall).map(({ body }) => (body as { right: string }).right)).toEqual(['r1'])
  })
})

describe('before a form is sent', () => {
  it('lists what is open, leads to a field, and sends it once all the same', async () => {
    const { user, sent, callsOf } = stage(ECommercePage)
    await complain(user)
    await submit(user)
    await user.click(within(await question()).getByRole('button', { name: /去修改/ }))
    await waitFor(() => expect(box('诉求')).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toEqual([])
    await submit(user)
    await user.click(within(await question()).getByRole('button', { name: '仍然提交' }))
    await success()
    expect(sent()).toHaveLength(1)
    const [asked] = callsOf(precheckCall)
    expect(asked?.body).toMatchObject({
      form: 'request-3',
      values: { appeal: '请协助', requirementType: 1, voucher: [] },
    })
    expect(JSON.stringify(asked?.body)).not.toContain('0574')
  })

  it('asks nothing where nothing is open', async () => {
    const { user, sent } = stage(ECommercePage, () => ({ ruleSet: 1, verdict: 'ready', findings: [] }))
    await complain(user)
    await submit(user)
    await success()
    expect(sent()).toHaveLength(1)
  })

  it('asks by what the page knows where the server cannot be asked', async () => {
    const { user, sent } = stage(ECommercePage, () => refusal(500, 'U00500', '系统繁忙'))
    await complain(user)
    await submit(user)
    expect(await question()).toHaveTextContent('没有写侵权商品的链接')
    await user.click(screen.getByRole('button', { name: '仍然提交' }))
    await success()
    expect(sent()).toHaveLength(1)
  })

  it('says what the form itself lacks first', async () => {
    const { user, callsOf } = stage(ECommercePage)
    await paste(user, { 诉求: '请协助' })
    await panel()
    await submit(user)
    await screen.findByText(/需要填写或修改/)
    expect(callsOf(precheckCall)).toEqual([])
  })

  it('stands in the way of no seizure: the list is beside the button', async () => {
    const { user, sent, callsOf } = stage(CustomsSeizurePage)
    await paste(user, {
      被查扣货物: '鞋',
      查扣原因: '侵权',
      诉求: '请帮忙',
      联系人姓名: '周晓',
      联系人电话: '0574-555001',
    })
    await waitFor(async () => expect(await panel()).toHaveTextContent('没有写收到海关通知的日期'))
    // The server is asked while somebody types, so that staff see later what he was told.
    await waitFor(() => expect(callsOf(precheckCall)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: /^\d 处可以补充$/ }))
    expect(document.activeElement).toContainElement(await panel())
    await submit(user)
    await success()
    expect(sent()).toHaveLength(1)
    expect(callsOf(precheckCall)).toHaveLength(1)
  })

  it('stands in the way of no appeal', async () => {
    const { user, sent, callsOf } = stage(ECommercePage)
    await tick(user, '电商平台', 'eBay')
    await user.click(screen.getByRole('tab', { name: '申诉' }))
    await tick(user, '申诉类型', '闭店')
    await paste(user, { 诉求: '请协助', 联系人姓名: '周晓', 联系人电话: '0574-555001' })
    await waitFor(async () => expect(await panel()).toHaveTextContent('十五日'))
    await waitFor(() => expect(callsOf(precheckCall)).toHaveLength(1))
    await submit(user)
    await success()
    expect([sent().length, callsOf(precheckCall).length]).toEqual([1, 1])
  })
})
