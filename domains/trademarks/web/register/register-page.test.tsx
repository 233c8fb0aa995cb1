import { stubWidth } from '@portal/accounts/testing/page'
import { removeAllDrafts } from '@portal/platform/web'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkAnswer, nothingSearched, priceAnswer } from '../../contract/samples.ts'
import { pictureUrl, refusal, stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import { DomesticPage } from './register-pages.tsx'

const checkCall = 'POST /api/trademarkCheck'
const priceCall = 'GET /api/getSelfRegistPrice'

const stage = async (answers = {}, { visitor = true }: { visitor?: boolean } = {}) => {
  const staged = stagePage(<DomesticPage />, { at: formPath('sbzc'), answers, visitor })
  await screen.findByRole('form', { name: '国内商标注册' })
  return staged
}

const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^商标名称/ })
const panel = () => within(screen.getByRole('region', { name: '商标近似' }))
const priceCard = () => within(screen.getByRole('region', { name: '价格' }))
const choose = async (user: Awaited<ReturnType<typeof stage>>['user']) => {
  await user.click(await screen.findByRole('button', { name: '第 9 类 电子产品' }))
  await user.click(await screen.findByRole('checkbox', { name: '手机' }))
}

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('the name of a mark', () => {
  it('is compared after a pause, and shows by class what is like it, what was searched and what the law says', async () => {
    const { user, callsOf } = await stage()
    await user.click(nameBox())
    await user.paste('演示星辰')
    expect(await panel().findByText('与“演示星辰”相同或近似的商标 3 件')).toBeVisible()
    expect(callsOf(checkCall).map(({ body }) => body)).toEqual([
      { trademark_name: '演示星辰', kind: 'sbzc', work_order_service: [] },
    ])
    panel().getByText('已检索 320 件，数据截至 2026-10-31；未检索商标局数据库，请以官方查询为准')
    expect(panel().getAllByText('近似分')).toHaveLength(3)
    const basic = within(screen.getByRole('region', { name: '基本信息' }))
    basic.getByText(/“最佳”可能被认为直接表示质量等特点.* — 《商标法》（2019 年修正）第十一条/)
    expect(await basic.findByRole('img', { name: '“演示星辰”的图样' })).toHaveAttribute('src', pictureUrl)
  })

  it('gives an older question up as soon as there is a newer one', async () => {
    let release: () => void = () => undefined
    const held = new Promise<object>((resolve) => {
      release = () => resolve(checkAnswer())
    })
    let first = true
    const { user, callsOf } = await stage({
      [checkCall]: () => {
        const answer = first ? held : checkAnswer({ hits: [] })
        first = false
        return answer
      },
    })
    await user.click(nameBox())
    await user.paste('演示星辰')
    await waitFor(() => expect(callsOf(checkCall)).toHaveLength(1))
    await user.clear(nameBox())
    await user.paste('演示远帆')
    expect(await panel().findByText('没有找到与“演示远帆”相同或近似的商标')).toBeVisible()
    expect(callsOf(checkCall)[0]?.signal?.aborted).toBe(true)
    await act(async () => release())
  })

  it('says so where no marks were imported', async () => {
    const { user } = await stage({ [checkCall]: () => checkAnswer({ hits: [], searched: nothingSearched }) })
    await user.click(nameBox())
    await user.paste('演示星辰')
    expect(await panel().findByText('本平台尚未导入商标数据，未作近似比对')).toBeVisible()
  })

  it('keeps its small letters until the customer has them changed', async () => {
    const { user } = await stage()
    await user.type(nameBox(), 'Star')
    expect(nameBox()).toHaveAccessibleDescription(/商标名称中的字母须为大写/)
    expect(nameBox()).toHaveValue('Star')
    await user.click(screen.getByRole('button', { name: '转为大写' }))
    expect(nameBox()).toHaveValue('STAR')
    expect(nameBox()).toHaveFocus()
    expect(nameBox()).not.toHaveAccessibleDescription(/大写/)
    expect(screen.queryByRole('button', { name: '转为大写' })).toBeNull()
  })

  it('is not judged while an input method still composes it', async () => {
    const { callsOf } = await stage()
    fireEvent.compositionStart(nameBox())
    fireEvent.change(nameBox(), { target: { value: 'xingchen' } })
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(screen.queryByRole('button', { name: '转为大写' })).toBeNull()
    expect(callsOf(checkCall)).toEqual([])
    fireEvent.change(nameBox(), { target: { value: '星辰' } })
    fireEvent.compositionEnd(nameBox())
    await waitFor(() => expect(callsOf(checkCall)).toHaveLength(1))
  })

  it('tells which signs the font lacks, in the server’s words', async () => {
    const words = '字库中没有“𠮷”，请上传图片'
    const { user } = await stage({ 'GET /api/createTrademarkImage': () => refusal(400, 'U00400', words) })
    await user.click(nameBox())
    await user.paste('𠮷野')
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is missing from a picture alone, of which the rules are told', async () => {
    const { user } = await stage()
    await user.click(screen.getByRole('radio', { name: '图形商标' }))
    expect(screen.queryByRole('textbox', { name: /^商标名称/ })).toBeNull()
    panel().getByText('图形商标没有文字，本平台只比对文字，未作近似比对。')
    screen.getByText(/JPG，5MB 以内，宽和高均为 400-1500 像素/)
    expect(screen.queryByRole('button', { name: '生成检索报告' })).toBeNull()
  })
})

describe('the price', () => {
  it('begins with the least, is the server’s, and tells nobody which items were chosen', async () => {
    const none = priceAnswer({ lines: [], officialFee: '0.00', serviceFee: '0.00', total: '0.00' })
    const { user, callsOf } = await stage({
      [priceCall]: ({ query }: { query: Record<string, string> }) =>
        query.work_order_service === '[]' ? none : priceAnswer(),
    })
    expect(await priceCard().findByText('¥1,100.00 起，官费由申请人承担。选择类别后逐项列出。')).toBeVisible()
    await choose(user)
    expect(await priceCard().findByText('¥2,400.00')).toBeVisible()
    expect(callsOf(priceCall).at(-1)?.query).toEqual({
      kind: 'sbzc',
      work_order_service: '[{"class_id":9,"service_nice_min":[0]}]',
    })
    expect(priceCard().getAllByText(/第 9 类/)).toHaveLength(3)
    priceCard().getByText('价格表第 3 版，核对于 2026-11-01，演示价格，不涉及任何资金')
    expect(screen.getAllByText('已选 1 类 1 项 · 合计 ¥2,400.00')).toHaveLength(2)
  })

  it('is not there until the operator has published one', async () => {
    await stage({ [priceCall]: () => priceAnswer({ version: null, lines: [] }) })
    expect(await priceCard().findByText('服务价格尚未公布，暂不能提交')).toBeVisible()
  })
})

describe('what the form says of itself', () => {
  const warnings = (law: string) => [
    '商标注册申请可能在审查中被驳回，费用不予退还。',
    '智能注册存在注册失败的风险。',
    law,
    '官费由申请人承担。',
  ]
  const told = () =>
    within(screen.getByText('风险提示').parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it.each([
    ['2026-11-20', '囤积商标或恶意注册的申请，被驳回的风险很高。 — 《商标法》（2019 年修正）第四条'],
    ['2027-01-01', '囤积商标或恶意注册的申请，被驳回的风险很高（新《商标法》已施行，条文待核对）。'],
  ])('are four warnings; the law is named while it is in force (%s)', async (day, law) => {
    vi.setSystemTime(`${day}T12:00:00+08:00`)
    await stage()
    expect(told()).toEqual(warnings(law))
  })
})

describe('on a phone', () => {
  it('the step after the goods asks for a class with an item first, and leads to the price then', async () => {
    stubWidth(390)
    const { user } = await stage()
    const goods = within(screen.getByRole('region', { name: '类别与小项' }))
    await user.click(await goods.findByRole('button', { name: '下一步' }))
    expect(goods.getByText('请完善商标注册信息')).toBeVisible()
    expect(goods.getByRole('combobox', { name: '查找商品或服务' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '选择类别' }))
    await user.click(await screen.findByRole('button', { name: '第 9 类 电子产品' }))
    await user.click(await screen.findByRole('button', { name: /^0902 通信设备/ }))
    await user.click(screen.getByRole('checkbox', { name: '手机' }))
    expect(goods.queryByText('请完善商标注册信息')).toBeNull()
    await user.click(goods.getByRole('button', { name: '下一步' }))
    expect(document.activeElement).toContainElement(screen.getByText('价格'))
  })
})
