import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deskAnswer } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'

const sn = 'KL20261118000001'
const askCall = `POST /api/admin/requests/${sn}/supplement`

const stage = (answer: () => object = () => ({ round: 1 })) => {
  let isAsked = false
  return stagePage(<DeskDetailPage />, {
    path: '/requests/:businessSn',
    at: `/requests/${sn}`,
    answers: {
      [`GET /api/admin/requests/${sn}`]: () =>
        deskAnswer(isAsked ? { can: ['withdrawSupplement'] } : { can: ['accept', 'reject', 'askSupplement'] }),
      [askCall]: () => {
        isAsked = true
        return answer()
      },
    },
  })
}
const open = async ({ user }: ReturnType<typeof stagePage>) => {
  await user.click(await screen.findByRole('button', { name: '要求补充' }))
  return screen.findByRole('form', { name: '要求补充' })
}

afterEach(() => localStorage.clear())

describe('asking for a supplement at the desk', () => {
  it('marks fields beside what they hold, names papers, and says until when', async () => {
    const page = stage()
    const { user, callsOf } = page
    const form = await open(page)
    expect(form).toHaveTextContent('演示·太阳镜 1200 副')
    await user.click(within(form).getByRole('checkbox', { name: '联系人电话' }))
    await user.click(within(form).getByRole('checkbox', { name: '企业名称' }))
    await user.click(within(form).getByRole('button', { name: '增加一份材料' }))
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    const name = within(form).getByRole('textbox', { name: /企业名称：需要怎样补充/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription(/请写明哪里有问题/))
    expect(name).toHaveFocus()
    expect(callsOf(askCall)).toEqual([])
    await user.type(name, '与执照不符')
    await user.type(within(form).getByRole('textbox', { name: /联系人电话：需要怎样补充/ }), '打不通')
    await user.type(within(form).getByRole('textbox', { name: /材料 1 的名称/ }), '授权书')
    await user.type(within(form).getByRole('textbox', { name: /材料 1 的要求/ }), '须盖章')
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    await waitFor(() => expect(callsOf(askCall)).toHaveLength(1))
    expect(callsOf(askCall)[0]).toMatchObject({
      body: {
        items: [
          { field: 'obligeeName', problem: '与执照不符' },
          { field: 'lxrPhone', problem: '打不通' },
        ],
        papers: [{ label: '授权书', problem: '须盖章' }],
        dueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        note: '',
      },
      key: expect.any(String),
    })
    expect(await screen.findByText('已发出第 1 轮补充要求')).toBeVisible()
    expect(await screen.findByRole('button', { name: '撤回补充要求' })).toBeVisible()
    expect(screen.queryByRole('form', { name: '要求补充' })).toBeNull()
  })

  it('sends nothing where nothing is marked, and forgets what is unmarked', async () => {
    const page = stage()
    const { user, callsOf } = page
    const form = await open(page)
    await user.click(within(form).getByRole('checkbox', { name: '诉求' }))
    await user.type(within(form).getByRole('textbox', { name: /诉求：需要怎样补充/ }), '不清楚')
    await user.click(within(form).getByRole('checkbox', { name: '诉求' }))
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    expect((await screen.findAllByText('请至少选择一项需要补充的内容'))[0]).toBeVisible()
    expect(within(form).getAllByRole('checkbox')[0]).toHaveFocus()
    expect(callsOf(askCall)).toEqual([])
  })

  it('lists every row that still needs words, each a way to it, and shortens the list', async () => {
    const page = stage()
    const { user } = page
    const form = await open(page)
    await user.click(within(form).getByRole('checkbox', { name: '企业名称' }))
    await user.click(within(form).getByRole('checkbox', { name: '诉求' }))
    await user.click(within(form).getByRole('button', { name: '增加一份材料' }))
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    const summary = await within(form).findByRole('alert')
    expect(summary).toHaveTextContent('还有 4 处需要填写或修改')
    await user.click(within(summary).getByRole('button', { name: '请填写需要补交的材料名称' }))
    const paper = within(form).getByRole('textbox', { name: /材料 1 的名称/ })
    expect(paper).toHaveFocus()
    await user.type(paper, '授权书')
    await waitFor(() => expect(summary).toHaveTextContent('还有 3 处需要填写或修改'))
    await user.click(within(form).getByRole('checkbox', { name: '企业名称' }))
    await waitFor(() => expect(summary).toHaveTextContent('还有 2 处需要填写或修改'))
  })

  it('keeps what is written about a paper when the paper above it is removed', async () => {
    const page = stage()
    const { user, callsOf } = page
    const form = await open(page)
    const add = within(form).getByRole('button', { name: '增加一份材料' })
    await user.click(add)
    await user.click(add)
    await user.type(within(form).getByRole('textbox', { name: /材料 1 的名称/ }), '授权书')
    await user.type(within(form).getByRole('textbox', { name: /材料 2 的名称/ }), '合同')
    await user.type(within(form).getByRole('textbox', { name: /材料 2 的要求/ }), '须双方签字')
    await user.click(within(form).getByRole('button', { name: '移除材料 1' }))
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    await waitFor(() => expect(callsOf(askCall)).toHaveLength(1))
    expect(callsOf(askCall)[0]?.body).toMatchObject({ items: [], papers: [{ label: '合同', problem: '须双方签字' }] })
  })

  it('says who was faster and shows what is true now', async () => {
    const page = stage(() => refusal(409, 'U00409', 'admin 已于 11/20 10:05 执行“要求补充”，请刷新后查看'))
    const { user } = page
    const form = await open(page)
    await user.click(within(form).getByRole('checkbox', { name: '诉求' }))
    await user.type(within(form).getByRole('textbox', { name: /诉求：需要怎样补充/ }), '不清楚')
    await user.click(within(form).getByRole('button', { name: '发出补充要求' }))
    expect((await screen.findAllByText(/admin 已于/))[0]).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: '要求补充' })).toBeNull())
  })
})
