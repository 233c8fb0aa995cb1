import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MadridForm } from '../../contract/madrid.ts'
import { madridAnswer } from '../../contract/samples.ts'
import { refusal, stageDesk } from '../../testing/page-stage.ts'
import { MembersPage } from './members-page.tsx'

const readCall = 'GET /api/admin/madridMembers'
const saveCall = 'PUT /api/admin/madridMembers'

const { list, fees, asOf, source } = madridAnswer()
const members: MadridForm['members'] = list.map(({ open: _, pinyin: _sounds, ...member }) => ({
  ...member,
  refusalMonths: 18,
}))
const kept = { asOf, source, checkedOn: '2026-11-01', members, fees, version: 3 }

const stage = async (now: object = kept, answers = {}) => {
  const staged = stageDesk(<MembersPage />, {
    at: '/madrid-members',
    answers: { [readCall]: () => now, [saveCall]: () => ({ version: 4 }), ...answers },
  })
  await screen.findByRole('region', { name: '马德里成员' })
  return staged
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const fill = async (user: UserEvent, box: HTMLElement, text: string) => {
  await user.clear(box)
  await user.type(box, text)
}

describe('the members at the desk', () => {
  it('are shown with their days and fees, and found by code or name', async () => {
    const { user } = await stage()
    const rows = () =>
      within(screen.getByRole('table', { name: '成员' }))
        .getAllByRole('row')
        .slice(1)
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/日本Japan.*JP.*2000-03-14.*18 个月.*CHF 300.00，其余每类 250.00（2026-11-01）/),
      expect.stringMatching(/越南Viet Nam.*VN.*—.*补充费/),
      expect.stringMatching(/演示国.*2027-03-01/),
    ])
    expect(screen.getByText('3 个成员，第 3 版')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: '查找成员' }), 'viet')
    expect(rows()).toHaveLength(1)
  })

  it('are said to take the complementary fee only where fees are known', async () => {
    await stage({ ...kept, fees: null })
    expect(screen.getByRole('row', { name: /越南/ })).not.toHaveTextContent('补充费')
  })

  it('are changed one by one and saved as a whole, with the version that was read', async () => {
    const { user, callsOf } = await stage()
    await user.click(screen.getByRole('button', { name: '修改 越南' }))
    const edit = await dialog('修改“越南”')
    await fill(user, edit.getByRole('textbox', { name: /^第一类/ }), '120.00')
    await fill(user, edit.getByRole('textbox', { name: /^其余每类/ }), '60')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(edit.getByRole('textbox', { name: /^其余每类/ })).toHaveAccessibleDescription(/金额应为两位小数/)
    expect(callsOf(saveCall)).toEqual([])
    await fill(user, edit.getByRole('textbox', { name: /^其余每类/ }), '60.00')
    await user.type(edit.getByRole('textbox', { name: /^费用日期/ }), '2026-11-01')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('成员名单已保存')).toBeVisible()
    expect(callsOf(saveCall)[0]?.body).toEqual({
      ...kept,
      members: members.map((member) =>
        member.code === 'VN'
          ? { ...member, fee: { first: '120.00', further: '60.00', currency: 'CHF', asOf: '2026-11-01' } }
          : member,
      ),
    })
  })

  it('keep what was typed when somebody else was faster, and are saved over the newer list', async () => {
    let version = 3
    const words = '成员名单刚被修改，请刷新后重试'
    const { user, callsOf } = await stage(kept, {
      [readCall]: () => ({ ...kept, version }),
      [saveCall]: ({ body }: { body: { version: number } }) =>
        body.version === version ? { version: version + 1 } : refusal(409, 'U00409', words),
    })
    version = 4
    await user.click(screen.getByRole('button', { name: '新增成员' }))
    const edit = await dialog('新增成员')
    await user.type(edit.getByRole('textbox', { name: /^代码/ }), 'KR')
    await user.type(edit.getByRole('textbox', { name: /^中文名称/ }), '韩国')
    await user.type(edit.getByRole('textbox', { name: /^英文名称/ }), 'Republic of Korea')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect((await edit.findAllByText(words)).length).toBeGreaterThan(0)
    expect(edit.getByRole('textbox', { name: /^中文名称/ })).toHaveValue('韩国')
    await screen.findByText('3 个成员，第 4 版')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('成员名单已保存')).toBeVisible()
    expect(callsOf(saveCall).map(({ body }) => (body as { version: number }).version)).toEqual([3, 4])
  })

  it('have each code and name once', async () => {
    const { user, callsOf } = await stage()
    await user.click(screen.getByRole('button', { name: '新增成员' }))
    const edit = await dialog('新增成员')
    await user.type(edit.getByRole('textbox', { name: /^代码/ }), 'JP')
    await user.type(edit.getByRole('textbox', { name: /^中文名称/ }), '日本')
    await user.type(edit.getByRole('textbox', { name: /^英文名称/ }), 'Japan')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(edit.getByRole('textbox', { name: /^代码/ })).toHaveAccessibleDescription(/这个代码已经用过/)
    expect(callsOf(saveCall)).toEqual([])
  })

  it('are removed after a question', async () => {
    const { user, callsOf } = await stage()
    await user.click(screen.getByRole('button', { name: '更多操作 越南' }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除“越南”？' }))
    await user.click(question.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除')).toBeVisible()
    const left = members.filter(({ code }) => code !== 'VN')
    expect(callsOf(saveCall)[0]?.body).toEqual({ ...kept, members: left })
  })

  it('that come with the portal are compared with their source before anybody changes them', async () => {
    const { user, callsOf } = await stage({ ...kept, version: 0, checkedOn: null, fees: null })
    expect(screen.queryByRole('button', { name: '新增成员' })).toBeNull()
    screen.getByText(/^名单随程序提供，还没有与来源核对。/)
    await user.click(screen.getByRole('button', { name: '修改来源与费用' }))
    const edit = await dialog('来源与国际局费用')
    await user.type(edit.getByRole('textbox', { name: /^核对日期/ }), '2026-11-01')
    await user.click(edit.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('来源与费用已保存')).toBeVisible()
    expect(callsOf(saveCall)[0]?.body).toEqual({ ...kept, version: 0, checkedOn: '2026-11-01', fees: null })
  })
})

describe('a file of members', () => {
  const choose = async (user: UserEvent, content: object | string) => {
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    const edit = await dialog('导入成员文件')
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await user.upload(input, new File([text], '成员.json', { type: 'application/json' }))
    return edit
  }
  const [japan] = members

  it('is shown with what it changes before it replaces the list', async () => {
    const { user, callsOf } = await stage()
    const korea = { code: 'KR', name: '韩国', nameEn: 'Republic of Korea', protocolFrom: null }
    const file = {
      asOf: '2026-12-01',
      source: 'WIPO',
      checkedOn: '2026-11-02',
      members: [{ ...japan, fee: null }, korea],
    }
    const edit = await choose(user, file)
    const preview = within(await edit.findByRole('region', { name: '替换后的变化' }))
    for (const words of ['3 个 → 2 个', '1 个：韩国', '1 个：日本', '2 个：越南、演示国', '没有，页面不估算'])
      expect(preview.getByText(words)).toBeVisible()
    await user.click(edit.getByRole('button', { name: '整体替换' }))
    expect(await screen.findByText('成员名单已替换')).toBeVisible()
    expect(callsOf(saveCall)[0]?.body).toEqual({ ...file, version: 3 })
  })

  it.each([
    ['没有', /不是 JSON 文件/],
    [{ asOf: '2026-13-01', source: 'WIPO', checkedOn: '2026-11-02', members: [japan] }, /asOf：数据日期有误/],
    [
      { asOf: '2026-12-01', source: 'WIPO', checkedOn: '2026-11-02', members: [japan, japan] },
      /代码或名称重复：JP、日本/,
    ],
  ])('is refused with its places where it is faulty', async (content, words) => {
    const { user, callsOf } = await stage()
    const edit = await choose(user, content)
    expect((await edit.findAllByText(words)).length).toBeGreaterThan(0)
    await user.click(edit.getByRole('button', { name: '整体替换' }))
    expect(callsOf(saveCall)).toEqual([])
  })
})
