import { removeAllDrafts } from '@portal/platform/web'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SmartReply } from '../../contract/check.ts'
import { nothingSearched, smartAnswer } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import { DomesticPage } from './register-pages.tsx'

const smartCall = 'POST /api/smartRegistration'

/** The second class of the sample, as one of the edition of these tests. */
const clothing = {
  class_id: 25,
  class_name: '服装鞋帽',
  service_nice_min: [{ min_id: 'D250101', min_name: '服装', group_id: '2501' }],
}
const answerOf = (): SmartReply => {
  const answer = smartAnswer()
  return { ...answer, classes: answer.classes.map((one, at) => (at === 1 ? { ...one, ...clothing } : one)) }
}

const open = async (answer = answerOf()) => {
  const staged = stagePage(<DomesticPage />, {
    at: formPath('sbzc'),
    answers: { [smartCall]: () => answer },
    visitor: true,
  })
  await screen.findByRole('form', { name: '国内商标注册' })
  const { user } = staged
  const opener = await screen.findByRole('button', { name: '智能注册' })
  await user.click(opener)
  expect(screen.queryByRole('dialog')).toBeNull()
  const name = screen.getByRole('textbox', { name: /^商标名称/ })
  expect(name).toHaveAccessibleDescription(/请输入商标名称/)
  await user.click(name)
  await user.paste('演示星辰')
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: '智能注册' }))
  const compare = () => user.click(dialog.getByRole('button', { name: '开始比对' }))
  const chooseIndustry = async () => {
    await dialog.findByRole('option', { name: '电子电器' })
    await user.selectOptions(dialog.getByRole('combobox', { name: '一级行业' }), '电子电器')
    await dialog.findByRole('option', { name: '手机与配件' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^二级行业/ }), '手机与配件')
  }
  return { ...staged, dialog, compare, chooseIndustry }
}

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('智能注册', () => {
  it('says beside every score what it is not', async () => {
    const { dialog } = await open()
    dialog.getByText('得分只说明与本平台数据比对的结果，不是注册成功的概率；智能注册存在注册失败的风险。')
    expect(dialog.getByRole('radio', { name: '按已选类别' })).toBeDisabled()
  })

  it.each(['0', '101', '1.5', ''])('refuses %s as an expected score', async (rate) => {
    const { user, dialog, compare, chooseIndustry, callsOf } = await open()
    await chooseIndustry()
    const field = dialog.getByRole('textbox', { name: /^期望得分（1-100）/ })
    await user.clear(field)
    if (rate !== '') await user.type(field, rate)
    await compare()
    expect(field).toHaveAccessibleDescription(/通过率须为 1-100 的整数/)
    expect(callsOf(smartCall)).toEqual([])
  })

  it('asks for an industry, shows the score of each class with its reasons, and adds those that meet', async () => {
    const { user, dialog, compare, chooseIndustry, callsOf } = await open()
    await compare()
    expect(dialog.getByRole('combobox', { name: /^二级行业/ })).toHaveAccessibleDescription(/请选择行业/)
    await chooseIndustry()
    await compare()
    const results = within(await dialog.findByRole('region', { name: '比对结果' }))
    const [nine, clothes] = results.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('第 '))
    expect(nine).toHaveTextContent('得分 1未达到期望“演示星辰”（演示10000001）：名称相同')
    expect(clothes).toHaveTextContent('得分 100达到期望')
    expect(callsOf(smartCall)[0]?.body).toEqual({
      trademark_name: '演示星辰',
      pass_rate: '60',
      industry_code: 'electronics.phones',
    })
    await user.click(dialog.getByRole('button', { name: '添加达到期望的 1 类' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const card = await screen.findByRole('region', { name: '第 25 类 服装鞋帽' })
    expect(within(card).getByRole('button', { name: '第 25 类 服装鞋帽 · 已选 1 / 100 项' })).toBeVisible()
    expect(screen.getByText('已添加 1 类 1 项')).toBeVisible()
  })

  it('gives no score without data', async () => {
    const answer = smartAnswer({ searched: nothingSearched })
    const classes = answer.classes.map((one) => ({ ...one, score: null, meets: 0 as const, reasons: [] }))
    const { dialog, compare, chooseIndustry } = await open({ ...answer, classes })
    await chooseIndustry()
    await compare()
    expect(await dialog.findAllByText('没有数据，不评分')).toHaveLength(2)
    dialog.getByText('本平台尚未导入商标数据，未作近似比对')
    expect(dialog.queryByRole('button', { name: /^添加/ })).toBeNull()
  })
})
