import { offerPrefill, removeAllDrafts } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { madridAnswer, madridPriceAnswer } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import { InternationalPage } from './register-pages.tsx'

const priceCall = 'GET /api/getSelfRegistPrice'

const stage = async (answers = {}) => {
  const staged = stagePage(<InternationalPage />, {
    at: formPath('gjsbzc'),
    answers: { [priceCall]: () => madridPriceAnswer(), ...answers },
  })
  await screen.findByRole('form', { name: '国际商标注册' })
  return staged
}
const priceCard = () => within(screen.getByRole('region', { name: '价格' }))

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('a registration abroad', () => {
  it('offers the members that can be designated, by their sounds and English names too, and shows the others with their day', async () => {
    const { user, callsOf } = await stage()
    await screen.findByText('成员名单截至 2026-11-01，来源：演示名单，核对于 2026-11-01')
    expect(screen.getByText(/^尚不能指定：/)).toHaveTextContent('尚不能指定：演示国（2027 年 3 月 1 日起）')
    const box = (await screen.findAllByRole('combobox'))[0] as HTMLElement
    await user.type(box, 'japan')
    await user.click(await screen.findByRole('option', { name: '日本' }))
    await user.type(box, 'yuenan')
    expect(await screen.findByRole('option', { name: '越南' })).toBeVisible()
    await user.clear(box)
    await user.type(box, '演示')
    expect(screen.queryByRole('option', { name: '演示国' })).toBeNull()
    await waitFor(() => expect(callsOf(priceCall).at(-1)?.query.applyNation).toBe('日本'))
  })

  it('shows the estimate abroad with currency, day and source apart from what is charged here', async () => {
    await stage()
    expect(await priceCard().findByText('国际注册官费由申请人承担，按缴费通知另行收取。')).toBeVisible()
    const estimate = within(priceCard().getByRole('region', { name: '国际注册官费估算' }))
    estimate.getByText('CHF 1100.00')
    estimate.getByText('估算，费用数据截至 2026-11-01，来源：演示费用')
    expect(priceCard().getByText('合计').parentElement).toHaveTextContent('合计¥3,000.00')
  })

  it('takes a country that another page knows, and says where it is no member or cannot be designated yet', async () => {
    offerPrefill(formPath('gjsbzc'), { from: '预警自查', values: { applyNation: '巴拿马;演示国' } })
    await stage()
    expect(await screen.findByText('“巴拿马”不是马德里体系成员，须单独向该国申请')).toBeVisible()
    expect(screen.getByText('“演示国”自 2027 年 3 月 1 日起才能指定')).toBeVisible()
    expect(screen.getByText('已按“预警自查”的结果填入部分内容，请核对。')).toBeVisible()
  })

  it('says that nobody has compared the list that comes with the portal', async () => {
    await stage({ 'GET /api/madridMembers': () => madridAnswer({ checkedOn: null }) })
    expect(await screen.findByText(/；尚未与来源核对，请以官方名单为准$/)).toBeVisible()
  })

  it('names goods outside the basic mark once that is filled in', async () => {
    const { user } = await stage()
    await user.click(screen.getByRole('button', { name: '填写基础商标的商品和服务' }))
    const basic = within(screen.getByRole('region', { name: '基础商标' }))
    await user.click(await basic.findByRole('button', { name: '第 9 类 电子产品' }))
    await user.click(await basic.findByRole('checkbox', { name: '手机' }))
    const goods = within(screen.getByRole('region', { name: '类别与小项' }))
    await user.click(await goods.findByRole('button', { name: '第 25 类 服装鞋帽' }))
    await user.click(await goods.findByRole('checkbox', { name: '衬衫' }))
    expect(await goods.findByText('“衬衫”超出基础商标的商品和服务范围')).toBeVisible()
  })
})
