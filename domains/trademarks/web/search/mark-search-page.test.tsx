import { findPrefill, removeAllDrafts } from '@portal/platform/web'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkAnswer, nothingSearched } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { markSearchPath } from '../paths.ts'
import { MarkSearchPage } from './mark-search-page.tsx'

const checkCall = 'POST /api/trademarkCheck'

const stage = (answers = {}) => stagePage(<MarkSearchPage />, { at: markSearchPath, answers, visitor: true })
const search = async ({ user }: ReturnType<typeof stage>, name: string) => {
  await user.click(screen.getByRole('textbox', { name: /^商标名称/ }))
  await user.paste(name)
  await user.click(screen.getByRole('button', { name: '查询' }))
}

afterEach(removeAllDrafts)

describe('商标近似查询', () => {
  it('shows a visitor what is like a name in the classes asked for, and keeps the name out of the address', async () => {
    const staged = stage()
    const box = await screen.findByRole('combobox')
    await staged.user.type(box, '9')
    await staged.user.click(await screen.findByRole('option', { name: '第 9 类 电子产品' }))
    await search(staged, '演示星辰 Star')
    const found = within(await screen.findByRole('region', { name: '“演示星辰 Star”的查询结果' }))
    found.getByText('相同或近似的商标 3 件')
    found.getByText('已检索 320 件，数据截至 2026-10-31；未检索商标局数据库，请以官方查询为准')
    found.getByText(/“最佳”可能被认为.* — 《商标法》（2019 年修正）第十一条/)
    expect(found.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
      '第 9 类',
      '其他类别',
    ])
    expect(staged.callsOf(checkCall)[0]?.body).toEqual({
      trademark_name: '演示星辰 Star',
      kind: 'sbzc',
      work_order_service: [{ class_id: 9, service_nice_min: [] }],
    })
    expect(staged.here()).toBe(markSearchPath)
  })

  it('asks for a name, and stays usable when the search fails', async () => {
    const words = '请求过于频繁，请稍后再试'
    const staged = stage({ [checkCall]: () => refusal(429, 'U00429', words) })
    await staged.user.click(screen.getByRole('button', { name: '查询' }))
    const name = screen.getByRole('textbox', { name: /^商标名称/ })
    expect(name).toHaveAccessibleDescription(/请输入商标名称/)
    await search(staged, '演示星辰')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(name).toHaveValue('演示星辰')
  })

  it('says where no marks were imported', async () => {
    const staged = stage({ [checkCall]: () => checkAnswer({ findings: [], hits: [], searched: nothingSearched }) })
    await search(staged, '演示星辰')
    expect(await screen.findByText('本平台尚未导入商标数据，未作近似比对')).toBeVisible()
    expect(screen.queryByText(/^相同或近似|没有找到/)).toBeNull()
  })

  it('hands the name on to the form in memory alone', async () => {
    const staged = stage()
    await search(staged, '演示星辰')
    await staged.user.click(await screen.findByRole('link', { name: '用这个名称选类别、看价格' }))
    expect(staged.here()).toBe('/home/oneRegister?active=sbzc')
    expect(findPrefill('/home/oneRegister')?.values).toEqual({ trademark_name: '演示星辰' })
  })
})
