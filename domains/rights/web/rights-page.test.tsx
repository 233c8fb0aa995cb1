import { refusal, stageOf } from '@portal/accounts/testing/page'
import { dropPrefill, findPrefill, offerPrefill } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rightSample } from '../contract/samples.ts'
import { detailAnswer, paperAnswer, rowAnswer } from '../testing/page-answers.ts'
import { RightsPage } from './rights-page.tsx'

const path = '/home/rights'
const list = 'GET /api/rights'
const detail = 'GET /api/rights/r1'
const around = {
  'GET /api/rights/r1/coverage': () => ({
    places: [
      { code: 'customs', name: '海关备案', covered: false },
      { code: 'CN', name: '中国', covered: true },
    ],
    rows: [{ id: 'r1', recordName: '海帆', registerType: 4, registerNum: '1', held: ['CN'] }],
  }),
  'GET /api/rights/r1/delegations': () => ({ elements: [], totalElements: 0 }),
  'GET /api/rights/r1/trail': () => ({
    elements: [
      { time: Date.parse('2026-11-18T10:02:00+08:00'), who: '平台工作人员', action: 'looked', detail: '权利证书' },
    ],
    totalElements: 1,
  }),
}
const stagePage = stageOf({})
const open = (at: string, answers: Record<string, (call: { body: unknown }) => object>) =>
  stagePage(<RightsPage />, { path, at, answers: { ...around, ...answers } })

describe('the list of rights', () => {
  it('shows each with how it stands, and asks for what is searched', async () => {
    const { user, callsOf } = open(path, {
      [list]: () => ({
        elements: [
          rowAnswer({
            phase: 'renewable',
            verification: { state: 'verified', at: Date.parse('2026-11-20T08:00:00Z'), note: '' },
          }),
        ],
        totalElements: 1,
      }),
    })
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(row).toHaveTextContent(
      /演示·海帆 HAIFAN.*商标（国内注册） · 7654321.*2040-03-20.*可办续展.*已核对（证书与所填一致，2026-11-20）/,
    )
    expect(screen.getByRole('link', { name: rightSample.recordName })).toHaveAttribute('href', `${path}?id=r1`)
    await user.click(screen.getByRole('button', { name: '可办续展' }))
    await waitFor(() => expect(callsOf(list).at(-1)?.query).toMatchObject({ phase: 'renewable' }))
  })

  it('says what it is for while it is empty, and what went wrong', async () => {
    open(path, { [list]: () => ({ elements: [], totalElements: 0 }) })
    expect(await screen.findByText(/台账里还没有权利/)).toBeVisible()
  })

  it('offers to try again where it could not be loaded', async () => {
    open(path, { [list]: () => refusal(503, 'U00500', '系统繁忙，请稍后再试') })
    expect(await screen.findByText('权利台账加载失败')).toBeVisible()
  })
})

describe('the form of a right', () => {
  it('begins with what another page knows of the right, says whence, and lets it go', async () => {
    offerPrefill(`${path}?form=new`, {
      from: '专利价值评估',
      values: { registerType: 1, recordName: '演示：一种灯', registerNum: 'ZL1', status: 'lapsed', obligeeName: 7 },
    })
    onTestFinished(() => dropPrefill(path))
    const { user } = open(`${path}?form=new`, {})
    const form = within(await screen.findByRole('form', { name: '添加权利' }))
    expect(screen.getByText('已按“专利价值评估”填入部分内容')).toBeVisible()
    expect(form.getByRole('combobox', { name: /权利类型/ })).toHaveDisplayValue('发明专利')
    expect(form.getByRole('textbox', { name: /专利号/ })).toHaveValue('ZL1')
    expect(form.getByRole('textbox', { name: /权利人名称/ })).toHaveValue('')
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(form.getByRole('textbox', { name: /权利名称/ })).toHaveValue('')
    expect(findPrefill(path)).toBeUndefined()
  })

  it('says what is missing in its order, and is sent once it is filled', async () => {
    const { user, callsOf, here } = open(`${path}?form=new`, {
      'POST /api/rights': () => ({ id: 'r1' }),
      [detail]: () => detailAnswer(),
    })
    const form = within(await screen.findByRole('form', { name: '添加权利' }))
    await user.click(form.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText('请选择权利类型')).length).toBeGreaterThan(0)
    await user.selectOptions(form.getByRole('combobox', { name: /权利类型/ }), '发明专利')
    expect(form.getByRole('textbox', { name: /专利号/ })).toBeVisible()
    expect(form.queryByText('类别')).toBeNull()
    await user.type(form.getByRole('textbox', { name: /权利名称/ }), '一种灯')
    await user.type(form.getByRole('textbox', { name: /权利人名称/ }), '海帆公司')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText('请输入专利号')).length).toBeGreaterThan(0)
    await user.type(form.getByRole('textbox', { name: /专利号/ }), 'ZL1')
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(here()).toBe(`${path}?id=r1`))
    expect(callsOf('POST /api/rights')[0]?.body).toMatchObject({
      ...{ registerType: 1, recordName: '一种灯', registerNum: 'ZL1', obligeeName: '海帆公司' },
      ...{ country: 'CN', status: 'registered', classes: [] },
    })
  })

  it('leads to the right that is there already, and keeps what was typed', async () => {
    const double = () => refusal(409, 'U00409', '台账中已有同类型、同国家、同号码的权利', { current: { id: 'r9' } })
    const { user } = open(`${path}?id=r1&form=edit`, { [detail]: () => detailAnswer(), 'PUT /api/rights/r1': double })
    const form = within(await screen.findByRole('form', { name: '修改权利' }))
    const number = form.getByRole('textbox', { name: /商标注册号/ })
    await user.type(number, '8')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('link', { name: '查看已有的权利' })).toHaveAttribute('href', `${path}?id=r9`)
    expect(number).toHaveValue('76543218')
    expect(form.queryByRole('button', { name: '重试' })).toBeNull()
  })
})

it('a right that is there no more says that a delegation may have ended', async () => {
  open(`${path}?id=r1`, { [detail]: () => refusal(404, 'U00404', '内容不存在或已删除') })
  expect(await screen.findByText(/委托结束后也不能再查看/)).toBeVisible()
  expect(screen.getByRole('link', { name: '权利委托' })).toHaveAttribute('href', `${path}?form=delegations`)
})

it('each view of the vault begins with the focus on its heading', async () => {
  const { user } = open(path, { [list]: () => ({ elements: [rowAnswer()], totalElements: 1 }) })
  await user.click(await screen.findByRole('link', { name: '添加权利' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '添加权利' })).toHaveFocus())
})

describe('what was typed into the form of a right', () => {
  const leave = async (user: Awaited<ReturnType<typeof open>>['user'], link: string) => {
    await user.click(screen.getByRole('link', { name: link }))
    return within(await screen.findByRole('alertdialog', { name: '离开此页？' }))
  }

  it.each([
    ['a new one', '?form=new', '添加权利'],
    ['one that is changed', '?id=r1&form=edit', '修改权利'],
  ])('of %s is not left without a question', async (_, query, label) => {
    const { user, here } = open(`${path}${query}`, {
      [detail]: () => detailAnswer(),
      [list]: () => ({ elements: [], totalElements: 0 }),
    })
    const form = within(await screen.findByRole('form', { name: label }))
    await user.type(form.getByRole('textbox', { name: /^备注/ }), '要留下')
    const question = await leave(user, '取消')
    await user.click(question.getByRole('button', { name: '继续填写' }))
    expect(here()).toBe(`${path}${query}`)
    expect(form.getByRole('textbox', { name: /^备注/ })).toHaveValue('要留下')
    await user.click((await leave(user, '取消')).getByRole('button', { name: '离开' }))
    await waitFor(() => expect(here()).not.toContain('form='))
  })

  it('stays when the right was changed elsewhere, and goes on from what stands there now', async () => {
    let version = 3
    const { user, callsOf, here } = open(`${path}?id=r1&form=edit`, {
      [detail]: () => detailAnswer({ version, ...(version > 3 && { goods: '别处的商品' }) }),
      'PUT /api/rights/r1': ({ body }) => {
        if ((body as { version: number }).version === 4) return { id: 'r1', version: 5 }
        version = 4
        return refusal(409, 'U00409', '这项权利已在别处修改过', { current: { version } })
      },
    })
    const form = within(await screen.findByRole('form', { name: '修改权利' }))
    await user.type(form.getByRole('textbox', { name: /^备注/ }), '我的备注')
    await user.click(form.getByRole('button', { name: '保存' }))
    await user.click(await form.findByRole('button', { name: '取回最新内容' }))
    expect(await form.findByText('以最新内容为准：商品、服务或产品。')).toBeVisible()
    expect(form.queryByRole('button', { name: '重试' })).toBeNull()
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(here()).toBe(`${path}?id=r1`))
    expect(callsOf('PUT /api/rights/r1').at(-1)?.body).toMatchObject({
      ...{ version: 4, note: '我的备注', goods: '别处的商品' },
    })
  })
})

describe('one right', () => {
  it('shows what belongs to it: papers, gaps, who looked at it', async () => {
    open(`${path}?id=r1`, { [detail]: () => detailAnswer({ papers: [paperAnswer()] }) })
    expect(await screen.findByRole('link', { name: '注册证.pdf' })).toHaveAttribute('href', '/api/file/f1')
    expect(await screen.findByText(/空白：海关备案/)).toBeVisible()
    expect(await screen.findByText('平台工作人员')).toBeVisible()
    expect(screen.getByText('2040-03-20')).toBeVisible()
  })

  it('is put before staff by its owner, who reads what does not agree', async () => {
    let state: 'refused' | 'asked' = 'refused'
    const { user, callsOf } = open(`${path}?id=r1`, {
      [detail]: () =>
        detailAnswer({
          verification: { state, at: 0, note: state === 'refused' ? '证书上是另一个名称' : '' },
          can: state === 'refused' ? ['edit', 'ask'] : ['edit'],
        }),
      'POST /api/rights/r1/verification': () => {
        state = 'asked'
        return {}
      },
    })
    expect(await screen.findByText('证书上是另一个名称')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '申请核对' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '申请核对' })).toBeNull())
    expect(callsOf('POST /api/rights/r1/verification')).toHaveLength(1)
  })

  it('takes a recordal, and is removed after a question', async () => {
    const { user, callsOf, here } = open(`${path}?id=r1`, {
      [detail]: () => detailAnswer(),
      [list]: () => ({ elements: [], totalElements: 0 }),
      'POST /api/rights/r1/recordals': () => ({ id: 'k1' }),
      'DELETE /api/rights/r1': () => ({}),
    })
    await user.click(await screen.findByRole('button', { name: '登记备案' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记海关备案' }))
    await user.click(dialog.getByRole('button', { name: '登记' }))
    expect((await dialog.findAllByText('请输入备案号')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /备案号/ }), 'T1')
    await user.type(dialog.getByRole('textbox', { name: /起始日/ }), '20260105')
    await user.type(dialog.getByRole('textbox', { name: /届满日/ }), '20360104')
    await user.click(dialog.getByRole('button', { name: '登记' }))
    await waitFor(() =>
      expect(callsOf('POST /api/rights/r1/recordals')[0]?.body).toEqual({
        ...{ recordNum: 'T1', recordBeginDate: '2026-01-05', recordEndDate: '2036-01-04' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除这项权利？' }))
    await user.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(here()).toBe(path))
  })
})
