import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DeskPatentDetail } from '../../contract/detail.ts'
import { businessSn, deskAnswer, deskRowAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { QueuePage } from './queue-page.tsx'

const queueCall = 'GET /api/admin/patentApplications'
const detailCall = `${queueCall}/${businessSn}`
const stepCall = (step: string) => `POST /api/admin/patentApplications/${businessSn}/${step}`

describe('the queue of patent applications', () => {
  it('shows whose they are, what waits, and asks for the box and the filters of the address', async () => {
    const rows = [
      deskRowAnswer(),
      deskRowAnswer({ businessSn: 'ZL2', paid: 0, special: '保密请求', specialMeaning: 'unclear', can: [] }),
    ]
    const { user, callsOf } = stagePage(<QueuePage />, {
      path: '/patentApplications',
      answers: { [queueCall]: () => ({ elements: rows, totalElements: 2 }) },
    })
    const [, waiting, unpaid] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(waiting).toHaveTextContent(/可折叠的便携支架.*演示·宁波海帆进出口有限公司demo.*发明专利无.*待服务/)
    expect(within(waiting as HTMLElement).getByRole('link', { name: /^处理/ })).toHaveAttribute(
      'href',
      `/patentApplications/${businessSn}`,
    )
    expect(unpaid).toHaveTextContent(/待确认.*待付款.*保密请求待确认/)
    await user.click(screen.getByRole('button', { name: '待受理' }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ box: 'waiting', pgCount: '8' }))
  })
})

const stage = (detail: () => DeskPatentDetail, answers: Record<string, () => object> = {}) =>
  stagePage(<DeskDetailPage />, {
    path: '/patentApplications/:businessSn',
    at: `/patentApplications/${businessSn}`,
    answers: { [detailCall]: detail, ...answers },
  })
const press = async (user: ReturnType<typeof stage>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('an application at the desk', () => {
  it('offers exactly what the server says may be done', async () => {
    stage(() => deskAnswer({ state: 2, can: ['close', 'recordFiling', 'addPapers', 'complete', 'settleMeaning'] }))
    const names = ['关闭', '确认保密请求的含义', '登记申请号与申请日', '上传办理文件', '办理完成']
    for (const name of names) expect(await screen.findByRole('button', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: '受理' })).toBeNull()
  })

  it('is accepted with the agency that does the work, and then read again', async () => {
    let isAccepted = false
    const { user, callsOf } = stage(() => (isAccepted ? deskAnswer({ state: 2, can: ['complete'] }) : deskAnswer()), {
      [stepCall('accept')]: () => {
        isAccepted = true
        return { state: 2, can: ['complete'] }
      },
    })
    await press(user, '受理')
    const dialog = await dialogOf('受理这件申请')
    await user.clear(dialog.getByRole('textbox', { name: /代理机构/ }))
    await user.type(dialog.getByRole('textbox', { name: /代理机构/ }), '演示所')
    await user.type(dialog.getByRole('textbox', { name: /受理说明/ }), '已安排')
    await user.click(dialog.getByRole('button', { name: '受理' }))
    expect(await screen.findByRole('button', { name: '办理完成' })).toBeVisible()
    expect(callsOf(stepCall('accept'))).toMatchObject([{ body: { acceptContent: '已安排', agencyName: '演示所' } }])
  })

  it.each([
    ['办理完成', '完成这件申请', '请填写办理结果'],
    ['关闭', '关闭这件申请', '请填写关闭原因'],
    ['确认保密请求的含义', '确认保密请求的含义', '请选择保密请求的含义'],
    ['登记申请号与申请日', '登记申请号与申请日', '请输入申请号'],
    ['上传办理文件', '上传办理文件', '请上传附件'],
    ['撤回补充要求', '撤回补充要求', '请填写撤回的原因'],
  ])('%s is not sent without what it needs', async (name, title, text) => {
    const { user } = stage(() =>
      deskAnswer({
        state: 2,
        can: ['close', 'recordFiling', 'addPapers', 'complete', 'settleMeaning', 'withdrawSupplement'],
      }),
    )
    await press(user, name)
    const dialog = await dialogOf(title)
    const sends = dialog.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit')
    await user.click(sends as HTMLElement)
    expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0)
  })

  it('asks for a supplement: what is marked, with words, until a day', async () => {
    const { user, callsOf } = stage(() => deskAnswer({ can: ['askSupplement'] }), {
      [stepCall('supplement')]: () => ({ state: 1, can: ['withdrawSupplement'] }),
    })
    await press(user, '要求补充')
    const dialog = await dialogOf('要求补充')
    await user.click(dialog.getByRole('button', { name: '发出补充要求' }))
    expect((await dialog.findAllByText('请至少选择一项需要补充的内容')).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('checkbox', { name: '权利要求书' }))
    await user.click(dialog.getByRole('checkbox', { name: '专利名称' }))
    await user.type(dialog.getByRole('textbox', { name: /^权利要求书：/ }), '缺')
    await user.type(dialog.getByRole('textbox', { name: /^专利名称：/ }), '太宽')
    await user.click(dialog.getByRole('button', { name: '发出补充要求' }))
    await waitFor(() =>
      expect(callsOf(stepCall('supplement'))).toMatchObject([
        {
          body: {
            items: [
              { kind: 'claims', problem: '缺' },
              { field: 'patentName', problem: '太宽' },
            ],
            dueDate: expect.stringMatching(/^\d{4}-/),
          },
        },
      ]),
    )
  })

  it('says what the check digit of an application number ought to be', async () => {
    const { user } = stage(() => deskAnswer({ can: ['recordFiling'] }))
    await press(user, '登记申请号与申请日')
    const dialog = await dialogOf('登记申请号与申请日')
    await user.type(dialog.getByRole('textbox', { name: /申请号/ }), '202310123456.0')
    await user.tab()
    expect(await dialog.findByText(/申请号校验位有误，应为/)).toBeVisible()
  })

  it('says why a step is refused, shows what is true, and keeps what was written', async () => {
    const text = '请先与客户确认保密请求的含义'
    const { user, callsOf } = stage(() => deskAnswer({ state: 2, can: ['complete'], specialMeaning: 'unclear' }), {
      [stepCall('complete')]: () => refusal(409, 'U00409', text),
    })
    expect(await screen.findByText(/保密请求的含义待确认/)).toBeVisible()
    await press(user, '办理完成')
    const dialog = await dialogOf('完成这件申请')
    await user.type(dialog.getByRole('textbox'), '已授权')
    await user.click(dialog.getByRole('button', { name: '办理完成' }))
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('已授权')
    await waitFor(() => expect(callsOf(detailCall)).toHaveLength(2))
  })

  it('keeps who did what, with the words before and after', async () => {
    const changes = [{ label: '申请号', before: null, after: '202310123456.7' }]
    stage(() =>
      deskAnswer({
        history: [
          { act: 'paid', stateBefore: 1, stateAfter: 1, time: submittedAt, actor: null, changes: [] },
          { act: 'recordFiling', stateBefore: 2, stateAfter: 2, time: submittedAt, actor: 'admin', changes },
        ],
      }),
    )
    const lines = within(await screen.findByRole('list', { name: '操作记录' })).getAllByRole('listitem')
    expect(lines[0]).toHaveTextContent('系统付款到账待服务')
    expect(lines[1]).toHaveTextContent('admin登记申请号与申请日服务中申请号202310123456.7')
  })
})
