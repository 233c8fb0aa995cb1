import { removeAllDrafts } from '@portal/platform/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nothingSearched, reportRowAnswer } from '../../contract/samples.ts'
import { customer, refusal, signInAs, stagePage } from '../../testing/page-stage.ts'
import { formPath, reportsPath } from '../paths.ts'
import { DomesticPage } from './register-pages.tsx'

const reportCall = 'POST /api/brandSearchReport'
const { trademarkName: _, ...report } = reportRowAnswer()

type Options = { answers?: Record<string, () => object>; visitor?: boolean }
const stage = async ({ answers = {}, visitor = false }: Options = {}) => {
  const staged = stagePage(<DomesticPage />, {
    at: formPath('sbzc'),
    answers: { [reportCall]: () => report, ...answers },
    visitor,
  })
  await screen.findByRole('form', { name: '国内商标注册' })
  return staged
}

const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^商标名称/ })
const write = async ({ user }: Awaited<ReturnType<typeof stage>>, name: string) => {
  await user.click(nameBox())
  await user.paste(name)
}
const ask = ({ user }: Awaited<ReturnType<typeof stage>>) =>
  user.click(screen.getByRole('button', { name: '生成检索报告' }))
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('a search report', () => {
  it('is made of the name and the chosen classes, once for a filled form, and is handed out', async () => {
    const staged = await stage()
    await write(staged, '演示星辰')
    await staged.user.click(await screen.findByRole('button', { name: '第 9 类 电子产品' }))
    await ask(staged)
    const dialog = within(await screen.findByRole('dialog', { name: '检索报告已生成' }))
    dialog.getByText('报告编号 JS20261118000001。')
    dialog.getByText('列出相同或近似的商标 3 件，并写明检索了什么、没有检索什么。')
    expect(dialog.getByRole('link', { name: '下载报告' })).toHaveAttribute('href', report.url)
    expect(dialog.getByRole('link', { name: '我的检索报告' })).toHaveAttribute('href', reportsPath)
    const [call] = staged.callsOf(reportCall)
    expect(call?.body).toEqual({ trademark_name: '演示星辰', class_ids: [9], kind: 'sbzc', applyNation: '' })
    expect(call?.key).toBeTruthy()
  })

  it('says that nothing was compared where no marks were imported', async () => {
    const staged = await stage({
      answers: { [reportCall]: () => ({ ...report, hits: 0, searched: nothingSearched }) },
    })
    await write(staged, '演示星辰')
    await ask(staged)
    expect(await screen.findByText('本平台尚未导入商标数据，未作近似比对，报告里已写明。')).toBeVisible()
  })

  it('asks for a name first, and stands by what the server says', async () => {
    const words = '今天生成的检索报告已达上限，请明天再试'
    const staged = await stage({ answers: { [reportCall]: () => refusal(429, 'U00429', words) } })
    await ask(staged)
    expect(nameBox()).toHaveAccessibleDescription(/请输入商标名称/)
    expect(staged.callsOf(reportCall)).toEqual([])
    await write(staged, '演示星辰')
    await ask(staged)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(nameBox()).toHaveValue('演示星辰')
  })

  it('sends a visitor to the login and back, with all that he typed, which is the user’s own from then on', async () => {
    const staged = await stage({ visitor: true })
    await write(staged, '演示星辰')
    await staged.user.click(await screen.findByRole('button', { name: '第 9 类 电子产品' }))
    hide()
    expect(drafts()).toEqual(['draft:visitor:trademark-sbzc'])
    await ask(staged)
    await waitFor(() => expect(staged.here()).toBe(`/login?return_url=${encodeURIComponent(formPath('sbzc'))}`))
    expect(staged.callsOf(reportCall)).toEqual([])
    act(() => signInAs(customer))
    await act(() => staged.router.navigate(formPath('sbzc')))
    await waitFor(() => expect(nameBox()).toHaveValue('演示星辰'))
    expect(await screen.findByRole('region', { name: '第 9 类 电子产品' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
    expect(drafts()).toEqual([])
    await ask(staged)
    expect(await screen.findByRole('dialog', { name: '检索报告已生成' })).toBeVisible()
  })
})

describe('a draft in this browser', () => {
  it('survives a reload with the edition that its goods were chosen from, for a visitor too', async () => {
    const first = await stage({ visitor: true })
    await write(first, '演示星辰')
    await first.user.click(await screen.findByRole('button', { name: '第 9 类 电子产品' }))
    hide()
    const kept = JSON.parse(localStorage.getItem('draft:visitor:trademark-sbzc') ?? '{}').value
    expect(kept).toMatchObject({
      trademark_name: '演示星辰',
      edition: 'DEMO-2',
      work_order_service: [{ class_id: 9 }],
    })
  })

  it('of an earlier edition is carried over to the one in force, and can be gone on with', async () => {
    const phone = { min_id: 'OLD', min_name: '手机', group_id: '0902' }
    const goods = [{ class_id: 9, class_name: '电子产品', service_nice_min: [phone], PackUp: 1 }]
    const value = { trademark_name: '演示星辰', work_order_service: goods, edition: 'DEMO-1' }
    localStorage.setItem('draft:u1:trademark-sbzc', JSON.stringify({ at: Date.now(), value }))
    const { user } = await stage()
    await user.click(screen.getByRole('button', { name: '恢复草稿' }))
    expect(await screen.findByRole('region', { name: '第 9 类 电子产品' })).toHaveTextContent('已选 1 / ')
    hide()
    expect(JSON.parse(localStorage.getItem('draft:u1:trademark-sbzc') ?? '{}').value.edition).toBe('DEMO-2')
  })

  it('is offered, and taken when asked', async () => {
    localStorage.setItem(
      'draft:u1:trademark-sbzc',
      JSON.stringify({ at: Date.now(), value: { trademark_name: '演示星辰', trademark_type: '3' } }),
    )
    const { user } = await stage()
    expect(nameBox()).toHaveValue('')
    await user.click(screen.getByRole('button', { name: '恢复草稿' }))
    expect(nameBox()).toHaveValue('演示星辰')
    expect(screen.getByRole('radio', { name: '组合商标' })).toBeChecked()
  })
})
