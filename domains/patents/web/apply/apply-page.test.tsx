import { payPath } from '@portal/orders/contract'
import { loadSite } from '@portal/site/web'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { businessSn, feesAnswer, orderNo } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { ApplyPage } from './apply-page.tsx'
import { applyPath } from './apply-path.ts'
import { guessKind } from './guess-kind.ts'

const submitCall = 'POST /api/submitPatentApply'
const submitted = { businessSn, orderNo, findings: [] as object[] }

const stage = async (answers: Record<string, () => object> = {}) => {
  const staged = stagePage(<ApplyPage />, { at: applyPath, answers: { [submitCall]: () => submitted, ...answers } })
  await screen.findByRole('form', { name: '专利申请' })
  return { ...staged, sent: () => staged.callsOf(submitCall).map(({ body }) => body) }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const choose = (user: UserEvent, name: RegExp | string) => user.click(screen.getByRole('radio', { name }))
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: '提交申请' }))
const chooseNation = async (user: UserEvent, name: string) => {
  await user.type(await screen.findByRole('combobox'), name)
  await user.click(await screen.findByRole('option', { name }))
}

const texts = {
  企业名称: '演示·宁波海帆进出口有限公司',
  专利名称: '演示·一种可折叠的便携支架',
  联系人姓名: '演示·王小海',
  联系人电话: '0574-555001',
}
const fillIn = async (user: UserEvent) => {
  await chooseNation(user, '中国')
  for (const [name, text] of Object.entries(texts)) {
    await user.click(box(name))
    await user.paste(text)
  }
}

afterEach(() => localStorage.clear())

describe('the application for a patent', () => {
  it('begins with 发明专利 and 保密请求, and names what is missing in its order', async () => {
    const { user, sent } = await stage()
    expect(screen.getByRole('radio', { name: '发明专利' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '保密请求' })).toBeChecked()
    await send(user)
    const lines = within(
      (await screen.findByText(/需要填写或修改/)).closest<HTMLElement>('[role=alert]') as HTMLElement,
    )
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '请选择申请国家',
      '请输入企业名称',
      '请输入专利名称',
      '请选择保密请求的含义',
      '请输入联系人姓名',
      '请输入联系人电话',
    ])
    expect(sent()).toEqual([])
  })

  it('says of a field that is left what is wrong with it', async () => {
    const { user } = await stage()
    await user.click(box('联系人电话'))
    await user.paste('12')
    await user.tab()
    expect(box('联系人电话')).toHaveAccessibleDescription(/联系电话须为 5 至 11 位，只能包含数字、\+ 和 -/)
  })

  it('is sent with its answer to what 保密请求 means, and leads to the payment by one button', async () => {
    const { user, sent, here, callsOf } = await stage()
    await fillIn(user)
    await choose(user, /^向外国申请专利保密审查/)
    await send(user)
    const dialog = await screen.findByRole('alertdialog', { name: '提交成功' })
    expect(dialog).toHaveTextContent(`业务编号 ${businessSn}，请完成支付，支付后由工作人员受理。`)
    expect(sent()).toMatchObject([
      {
        patentType: '发明专利',
        applyNation: '中国',
        companyName: texts.企业名称,
        patentName: texts.专利名称,
        special: '保密请求',
        specialMeaning: 'foreignFiling',
        lxrName: texts.联系人姓名,
        lxrPhone: texts.联系人电话,
        files: [],
      },
    ])
    expect(callsOf(submitCall)[0]?.key).toBeTruthy()
    const [button, ...others] = within(dialog).getAllByRole('button')
    expect(others).toEqual([])
    await user.click(button as HTMLElement)
    await waitFor(() => expect(here()).toBe(payPath(orderNo)))
  })

  it('leads to the application itself where nothing is owed', async () => {
    const { user, here } = await stage({ [submitCall]: () => ({ ...submitted, orderNo: null }) })
    await fillIn(user)
    await choose(user, '无')
    await send(user)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('等待受理。')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(here()).toBe(`/home/speedOfProgress?active=10&businessSn=${businessSn}`))
  })

  it('asks about 保密请求 alone, and says that a design needs no examination', async () => {
    const { user } = await stage()
    expect(screen.queryByText('外观设计向外国申请不需要保密审查。')).toBeNull()
    for (const meaning of [/^向外国/, /^按保密/, /^还不确定/])
      expect(screen.getByRole('radio', { name: meaning })).not.toBeChecked()
    await choose(user, '外观设计专利')
    expect(screen.getByText('外观设计向外国申请不需要保密审查。')).toBeVisible()
    await choose(user, '优先审查')
    expect(screen.queryByText('您要办理的是哪一种？')).toBeNull()
  })

  it('says what is worth a second look, without keeping the form back', async () => {
    const { user } = await stage()
    await chooseNation(user, '德国')
    expect(screen.getByText(/向外国申请，须先经保密审查/)).toBeVisible()
    await choose(user, /^向外国申请专利保密审查/)
    expect(screen.queryByText(/须先经保密审查，请确认是否已经提出/)).toBeNull()
    await choose(user, '要求优先权')
    expect(screen.getByText('请补充首次申请日。')).toBeVisible()
  })

  it('shows before it is sent what it costs by type, official and service fee apart, by which version', async () => {
    const { user } = await stage()
    const fees = within(await screen.findByRole('region', { name: '费用' }))
    expect(await fees.findByText('¥950.00')).toBeVisible()
    for (const text of [
      '¥2,500.50',
      '¥3,450.50',
      /价格表第 3 版，11 月 18 日起执行，演示价格/,
      /依据：演示官费表；核对于 2026-11-01/,
    ])
      expect(fees.getByText(text)).toBeVisible()
    await choose(user, '外观设计专利')
    expect(fees.getByText('¥3,000.50')).toBeVisible()
  })

  it('says that nothing can be submitted while no prices are in force, and keeps what was typed', async () => {
    const text = '服务价格尚未公布，暂不能提交'
    const { user } = await stage({
      'GET /api/fees': () => feesAnswer({ version: null, effectiveFrom: null, items: [] }),
      [submitCall]: () => refusal(409, 'U00409', text),
    })
    expect(await screen.findByText(text)).toBeVisible()
    await fillIn(user)
    await choose(user, '无')
    await send(user)
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1))
    expect(box('专利名称')).toHaveValue(texts.专利名称)
  })

  it('lists the papers of the type with the law, and ticks what is there in a restored draft', async () => {
    const file = { id: 'f1', url: '/api/file/f1', fileName: '权利要求书.docx', size: 10, sha256: 'ab', kind: 'claims' }
    const head = {
      id: 'd1',
      version: 1,
      form: 'patent-sqzl',
      title: '专利申请',
      page: applyPath,
      savedAt: 1,
      device: 'x',
    }
    const { user } = await stage({
      'GET /api/drafts': () => ({ elements: [head] }),
      'GET /api/drafts/{form}': () => ({ ...head, values: { patentName: '演示·支架', files: [file] }, lostFiles: 0 }),
    })
    const items = () =>
      within(screen.getByRole('list', { name: '材料清单' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(items()).toEqual(['请求书由代理机构制作', '说明书必需', '说明书摘要必需', '权利要求书必需', '附图必要时'])
    expect(screen.getByText(/第二十六条/, { selector: 'p' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    const kind = await screen.findByRole('combobox', { name: '权利要求书.docx 是什么材料' })
    expect(items()[3]).toBe('权利要求书必需已上传')
    await user.selectOptions(kind, '说明书')
    expect(items()[1]).toBe('说明书必需已上传')
    await choose(user, '外观设计专利')
    expect(items()).toEqual(['请求书由代理机构制作', '图片或照片必需', '简要说明必需'])
  })

  it('names the agency that does the work', async () => {
    await stage()
    await loadSite()
    expect(await screen.findByText(/专利代理工作由 演示专利代理所（执业许可证号 33000）办理/)).toBeVisible()
  })
})

it.each([
  ['一种支架 说明书摘要.docx', 'abstract'],
  ['权利要求书.doc', 'claims'],
  ['外观简要说明.pdf', 'brief'],
  ['说明书附图.pdf', 'drawings'],
  ['说明书.pdf', 'description'],
  ['正面.JPG', 'pictures'],
  ['扫描件.pdf', 'other'],
])('%s is taken for %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind)
  expect(guessKind('IMG_1.png', 'drawings'), 'what was asked for goes before what the format tells').toBe('drawings')
})
