import { sampleCountries, sampleRegions } from '@portal/regions/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { submitSamples } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { ECommercePage } from './e-commerce-page.tsx'
import { ExhibitionPage } from './exhibition-page.tsx'
import { ExpertFilingPage } from './expert-filing-page.tsx'
import { RiskAversionPage } from './risk-aversion-page.tsx'
import { TradeDisputePage } from './trade-dispute-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'
/** 2026-11-23 12:30 in Beijing. */
const acceptanceDue = Date.parse('2026-11-23T12:30:00+08:00')

const stage = (Page: ComponentType) => {
  const staged = stagePage(<Page />, {
    path: '/home/form',
    answers: {
      [submitCall]: () => ({ businessSn: 'XX20261120000001', acceptanceDue }),
      'GET /api/countryList': () => ({ list: sampleCountries }),
      'GET /api/regions': () => ({ list: sampleRegions }),
    },
  })
  return { ...staged, sent: () => staged.callsOf(submitCall).map(({ body }) => body) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const paste = async (user: UserEvent, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(box(name))
    await user.click(box(name))
    await user.paste(text)
  }
}
const tick = async (user: UserEvent, group: string, ...names: string[]) => {
  for (const name of names)
    await user.click(
      within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole('checkbox', { name }),
    )
}
const chooseCountry = async (user: UserEvent, label: string, name: string) => {
  await user.type(await screen.findByRole('combobox', { name: label }), name)
  await user.click(await screen.findByRole('option', { name }))
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^提交/ }))
/** Every kind says when it will be accepted, and offers the same three ways on. */
const expectSuccess = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: '提交成功！' })
  expect(dialog).toHaveTextContent('预计 11 月 23 日 12:30 前受理')
  expect(dialog).toHaveTextContent('XX20261120000001')
  for (const name of ['复制业务编号', '继续提交', '返回首页'])
    expect(within(dialog).getByRole('button', { name })).toBeVisible()
  expect(within(dialog).getByRole('link', { name: '查看进度' })).toHaveClass('btn-primary')
}
const listed = async () =>
  within((await screen.findByText(/需要填写或修改/)).closest<HTMLElement>('[role=alert]') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe.each([
  [
    ExpertFilingPage,
    [
      '您的权利人名称/姓名',
      '注册国籍',
      '身份证号',
      '所在地区',
      '详细地址',
      '类型',
      '权利证明',
      '联系人姓名',
      '电话',
      '邮箱',
    ],
  ],
  [ExhibitionPage, ['权利类型', '诉求', '联系人姓名', '手机号']],
  [ECommercePage, ['电商平台', '投诉类型', '诉求', '联系人姓名', '电话']],
  [TradeDisputePage, ['纠纷国家', '诉求', '联系人姓名', '电话']],
  [RiskAversionPage, ['诉求', '联系人姓名', '电话']],
])('%o', (Page, words) => {
  it('names what is missing in the order of the form, and sends nothing', async () => {
    const { user, sent } = stage(Page)
    await submit(user)
    if (words.length > 2) {
      const lines = await listed()
      expect(lines).toHaveLength(words.length)
      for (const [index, word] of words.entries()) expect(lines[index]).toContain(word)
    }
    expect(sent()).toEqual([])
  })

  it('does not take the user name for the name of the contact', () => {
    stage(Page)
    expect(box('联系人姓名')).toHaveValue('')
  })

  it('states law only with its source and the day it was read', async () => {
    stage(Page)
    const rules = within(await screen.findByRole('region', { name: '相关规定' })).getAllByRole('listitem')
    expect(rules.length).toBeGreaterThan(1)
    for (const rule of rules)
      expect(rule).toHaveTextContent(/依据：《.+》（\d{4} 年.*）第.+条；核对于 \d{4}-\d{2}-\d{2}/)
  })
})

describe('the expert-assisted filing', () => {
  it('lacks nothing but the proof when all else is filled in', async () => {
    const { user, sent } = stage(ExpertFilingPage)
    await paste(user, { '权利人名称/姓名': 'Demo Trading GmbH', 身份证号: 'C01X00T47' })
    await chooseCountry(user, '注册国籍', '德国')
    await user.click(screen.getByRole('button', { name: /所在地区/ }))
    const places = await screen.findByRole('dialog', { name: '选择所在地区' })
    for (const name of ['广东省', '东莞市'])
      await user.click(await within(places).findByRole('option', { name: new RegExp(name) }))
    await paste(user, {
      详细地址: '演示路 1 号',
      联系人姓名: '周晓',
      联系人电话: '0574-555001',
      联系人邮箱: 'demo@example.com',
    })
    await tick(user, '权利类型', '商标', '其他')
    expect(box('其他权利类型')).toHaveFocus()
    await user.paste('域名;商号')
    await submit(user)
    expect((await screen.findAllByText('请上传权利证明')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/需要填写或修改/)).toBeNull()
    expect(sent()).toEqual([])
  })

  it('asks only a natural person for the ID number, and forgets what was wrong with it', async () => {
    const { user } = stage(ExpertFilingPage)
    await user.click(box('身份证号'))
    await user.tab()
    expect(box('身份证号')).toHaveAccessibleDescription('请输入您的身份证号')
    await user.click(screen.getByRole('radio', { name: '法人' }))
    expect(screen.queryByRole('textbox', { name: '身份证号' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '自然人' }))
    expect(box('身份证号')).toBeValid()
  })

  it('shows the defaults, and brings them back where one is emptied', async () => {
    const { user } = stage(ExpertFilingPage)
    expect(box('意向出口国家')).toHaveValue('中国')
    await user.clear(box('意向出口商品'))
    await user.tab()
    expect(box('意向出口商品')).toHaveValue('服装及衣着附件')
  })
})

describe('the exhibition request', () => {
  it('states the trademark law of 2019 until the day that another one takes its place', () => {
    const law = /《商标法》（2019 年修正）/
    vi.setSystemTime('2026-12-31T15:59:59Z')
    stage(ExhibitionPage)
    expect(screen.getByText(law)).toBeVisible()
    cleanup()
    vi.setSystemTime('2026-12-31T16:00:00Z')
    stage(ExhibitionPage)
    expect(screen.queryByText(law)).toBeNull()
  })

  it('keeps what both tabs ask for, and sends the tab as requirementType', async () => {
    const { user, sent } = stage(ExhibitionPage)
    await tick(user, '权利类型', '商标')
    await paste(user, { 诉求: '写了一半' })
    await user.click(screen.getByRole('tab', { name: '申诉' }))
    expect(box('诉求')).toHaveValue('写了一半')
    await paste(user, { 联系人姓名: '周晓', 联系人手机号: '13800000001' })
    await tick(user, '被投诉的权利类型', '外观专利')
    await submit(user)
    await expectSuccess()
    expect(sent()).toMatchObject([
      {
        businessType: 2,
        requirementType: 2,
        obligeeType: '商标;外观专利',
        appeal: '写了一半',
        lxrPhone: '13800000001',
      },
    ])
  })

  it('takes a mobile phone alone', async () => {
    const { user } = stage(ExhibitionPage)
    await paste(user, { 联系人姓名: '周晓', 联系人手机号: '0574-555001' })
    await user.tab()
    await waitFor(() => expect(box('联系人手机号')).toHaveAccessibleDescription(/手机号须为 1 开头的 11 位数字/))
  })
})

describe('the e-commerce request', () => {
  it('puts the free text in the place of 其他平台 and 其他, of 50 characters at the most', async () => {
    const { user, sent } = stage(ECommercePage)
    await tick(user, '电商平台', '速卖通', '其他平台')
    expect(box('其他平台名称')).toHaveFocus()
    await user.paste('独'.repeat(51))
    expect(box('其他平台名称')).toHaveValue('独'.repeat(50))
    await user.click(screen.getByRole('tab', { name: '申诉' }))
    await tick(user, '申诉类型', '闭店', '其他')
    await user.paste('降权')
    await paste(user, { 诉求: '请协助', 联系人姓名: '周晓', 联系人电话: '0574-555001' })
    await submit(user)
    await expectSuccess()
    expect(sent()).toMatchObject([
      { businessType: 3, requirementType: 2, eplatform: `速卖通;${'独'.repeat(50)}`, appealType: '闭店;降权' },
    ])
  })

  it('sends the word itself while no text is written, and not what was unticked', async () => {
    const { user, sent } = stage(ECommercePage)
    await tick(user, '电商平台', '其他平台', 'eBay', 'eBay')
    await tick(user, '投诉类型', '盗图')
    await paste(user, { 诉求: '请协助', 联系人姓名: '周晓', 联系人电话: '0574-555001' })
    await submit(user)
    await expectSuccess()
    expect(sent()).toMatchObject([{ eplatform: '其他平台', complaintType: '盗图' }])
  })
})

describe('the trade dispute', () => {
  it('begins with the dispute in the country of import, and is sent with the country’s name', async () => {
    const { user, sent } = stage(TradeDisputePage)
    expect(screen.getByRole('radio', { name: '进口国贸易纠纷' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: '出口转内销贸易纠纷' }))
    await chooseCountry(user, '纠纷国家', '美国')
    await paste(user, { 诉求: submitSamples.tradeDispute.appeal, 联系人姓名: '周晓', 联系人电话: '0574-555001' })
    await submit(user)
    await expectSuccess()
    expect(sent()).toMatchObject([{ businessType: 4, disputeType: '出口转内销贸易纠纷', disputeNation: '美国' }])
  })
})

describe('the risk guidance', () => {
  it('begins with the company of the account', async () => {
    const { user, sent } = stage(RiskAversionPage)
    expect(box('企业名称')).toHaveValue('演示出口企业')
    await paste(user, { 诉求: '请提示风险', 联系人姓名: '周晓', 联系人电话: '0574-555001' })
    await submit(user)
    await expectSuccess()
    expect(sent()).toMatchObject([{ businessType: 6, avoidType: '进口国侵权风险规避', obligeeName: '演示出口企业' }])
  })
})
