import { removeAllDrafts } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { orderReportAnswer, submittedAnswer } from '../../contract/order-samples.ts'
import { trademarkPath } from '../../contract/paths.ts'
import { offerFilled, pressIn, sendFrom, toConfirm, typeName, uploadSample } from '../../testing/fill-register.tsx'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import type { RegisterValues } from './register-form.ts'
import { DomesticPage, InternationalPage } from './register-pages.tsx'

const submitCall = 'POST /api/submitTradeMarkInfo'
const draftHead = {
  id: 'd1',
  version: 1,
  form: 'trademark-sbzc',
  title: '国内商标注册',
  page: '/home/oneRegister',
  savedAt: Date.now(),
  device: 'Chrome · Windows',
}

type Answers = Record<string, () => object | Promise<object>>

const stage = async (
  kind: TrademarkKind,
  { answers = {}, ...values }: Partial<RegisterValues> & { answers?: Answers } = {},
) => {
  offerFilled(kind, values)
  const page = kind === 'sbzc' ? <DomesticPage /> : <InternationalPage />
  const staged = stagePage(page, { at: formPath(kind), answers: { [submitCall]: () => submittedAnswer(), ...answers } })
  await screen.findByRole('form')
  return { ...staged, sent: () => staged.callsOf(submitCall) }
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('an application in China', () => {
  it('asks for its draft, shows all as it will be sent, gives both notices and leads to the payment', async () => {
    const { user, sent, here, callsOf } = await stage('sbzc', {
      answers: { 'PUT /api/drafts/{form}': () => draftHead, 'DELETE /api/drafts/{form}': () => ({}) },
    })
    await typeName(user)
    await user.click(screen.getByRole('button', { name: '下一步' }))
    const draft = await screen.findByRole('alertdialog', { name: '保存草稿' })
    expect(draft).toHaveTextContent('是否保存草稿后继续？草稿在本机和账号中保留 30 天。')
    expect(buttonsOf(draft)).toEqual(['返回修改', '不保存，继续', '保存并继续'])
    await user.click(within(draft).getByRole('button', { name: '保存并继续' }))

    const confirm = await screen.findByRole('region', { name: '确认提交' })
    expect(callsOf('PUT /api/drafts/trademark-sbzc')).toHaveLength(1)
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('确认提交')
    expect(confirm).toHaveTextContent('演示星辰')
    expect(confirm).toHaveTextContent('演示·王女士 13800000000')
    expect(await within(confirm).findByText('¥2,400.00')).toBeVisible()
    expect(await within(confirm).findByText(/“最佳”可能被认为/)).toBeVisible()
    expect(sent()).toEqual([])

    await user.click(within(confirm).getByRole('button', { name: '提交' }))
    const natural = await screen.findByRole('alertdialog', { name: '自然人注册须知' })
    expect(natural).toHaveTextContent('自然人申请商标注册，须提供个体工商户营业执照。')
    expect(buttonsOf(natural)).toEqual(['返回修改', '我已了解'])
    await user.click(within(natural).getByRole('button', { name: '我已了解' }))
    const risk = await screen.findByRole('alertdialog', { name: '风险提示' })
    expect(within(risk).getAllByRole('listitem')).toHaveLength(4)
    within(risk).getByText(/“最佳”可能被认为/)
    expect(buttonsOf(risk)).toEqual(['返回修改', '确认提交'])
    await user.click(within(risk).getByRole('button', { name: '确认提交' }))

    const done = await screen.findByRole('alertdialog', { name: '提交成功' })
    expect(done).toHaveTextContent('业务编号 SB20261118000001，请完成支付，支付后由服务商受理。')
    expect(buttonsOf(done)).toEqual(['确定'])
    const [call] = sent()
    expect(call?.key).toBeTruthy()
    expect(call?.body).toMatchObject({
      kind: 'sbzc',
      trademark: {
        trademark_type: '1',
        trademark_name: '演示星辰',
        trademark_desc: '由汉字构成',
        contact_name: '演示·王女士',
        contactPhone: '13800000000',
        applyNation: '',
      },
      trademark_contact: [{ contact_name: '演示·王女士' }],
      work_order_service: [{ class_id: 9, service_nice_min: [{ min_name: '手机' }] }],
      applicant: { subjectType: '2', idNo: '91330200MA0000000X' },
      edition: 'DEMO-2',
    })
    expect(call?.body).not.toHaveProperty('basic')
    await user.click(within(done).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(here()).toBe('/home/orders/DD20261118000001/pay'))
  })

  it('keeps everything on the way back, and leads a natural person to his licence', async () => {
    const { user, sent } = await stage('sbzc', { subjectType: '1', idNo: '330203199001010014' })
    await typeName(user)
    await toConfirm(user)
    await user.click(screen.getByRole('button', { name: '返回修改' }))
    expect(screen.getByRole('textbox', { name: /^商标名称/ })).toHaveValue('演示星辰')
    expect(screen.queryByRole('region', { name: '确认提交' })).toBeNull()
    await toConfirm(user)
    await user.click(screen.getByRole('button', { name: '提交' }))
    await pressIn(user, '自然人注册须知', '上传执照')
    const licence = await screen.findByLabelText(/^个体工商户营业执照/, { selector: 'input' })
    await waitFor(() => expect(licence).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('that failed says so, loses nothing, and is sent again under the same key', async () => {
    const answers = [refusal(503, 'U00500', '系统繁忙，请稍后再试'), submittedAnswer()]
    const { user, sent } = await stage('sbzc', { answers: { [submitCall]: () => answers.shift() as object } })
    await typeName(user)
    await toConfirm(user)
    await sendFrom(user, '提交')
    const failed = await screen.findByRole('alertdialog', { name: '提交失败' })
    expect(failed).toHaveTextContent('系统繁忙，请稍后再试，已填写的内容不会丢失。')
    expect(buttonsOf(failed)).toEqual(['关闭', '重试'])
    await user.click(within(failed).getByRole('button', { name: '重试' }))
    await screen.findByRole('alertdialog', { name: '提交成功' })
    const [first, second] = sent().map(({ key }) => key)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  it('that had arrived before, without its answer, leads to the own applications and offers no retry', async () => {
    const said = { status: 'U00409', code: 'request.key_reused', msg: '该提交已受理，内容不同的新提交请重新填写' }
    const { user } = await stage('sbzc', { answers: { [submitCall]: () => Response.json(said, { status: 409 }) } })
    await typeName(user)
    await toConfirm(user)
    await sendFrom(user, '提交')
    const received = await screen.findByRole('alertdialog', { name: '之前已提交' })
    expect(received).toHaveTextContent('之前的提交已经收到，请到“我的商标申请”查看')
    expect(buttonsOf(received)).toEqual(['关闭'])
    expect(within(received).getByRole('link', { name: '我的商标申请' })).toHaveAttribute('href', trademarkPath())
  })

  it.each([
    ['trademark.contact_name', '请输入联系人', /^联系人/],
    ['applicant.idNo', '证件号码有误', /^统一社会信用代码/],
    ['trademark_contact.0.contactPhone', '联系电话只能输入数字，最多11位', /^联系电话/],
  ])('of which the server refuses %s is shown again at that field', async (path, msg, box) => {
    const fields = [{ path, msg }]
    const { user } = await stage('sbzc', { answers: { [submitCall]: () => refusal(400, 'U00400', msg, { fields }) } })
    await typeName(user)
    await toConfirm(user)
    await sendFrom(user, '提交')
    const field = await screen.findByRole('textbox', { name: box })
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(new RegExp(msg))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^商标名称/ })).toHaveValue('演示星辰')
  })

  it('whose classification has changed meanwhile says what went where, and leads back to the goods', async () => {
    const place = { class_id: 9, group_id: '0902' }
    const current = {
      edition: 'DEMO-3',
      gone: [{ ...place, min_id: 'A', min_name: '演示磁带' }],
      moved: [{ min_name: '手机', from: place, to: { class_id: 10, group_id: '1001' } }],
    }
    const msg = '分类版本已更新，请核对小项'
    const { user } = await stage('sbzc', {
      answers: { [submitCall]: () => refusal(409, 'U00409', msg, { current }) },
    })
    await typeName(user)
    await toConfirm(user)
    await sendFrom(user, '提交')
    const changed = await screen.findByRole('alertdialog', { name: msg })
    within(changed).getByText('手机：第 9 类 → 第 10 类')
    within(changed).getByText('演示磁带（第 9 类）')
    await user.click(within(changed).getByRole('button', { name: '核对小项' }))
    const goods = within(await screen.findByRole('region', { name: '类别与小项' }))
    await waitFor(() => expect(goods.getByRole('combobox', { name: '查找商品或服务' })).toHaveFocus())
  })
})

describe('a mark that is a picture', () => {
  it('is not sent without one', async () => {
    const { user } = await stage('sbzc', { trademark_type: '2' })
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByText('请上传图片')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('sends the one that was chosen of several, and no name', async () => {
    const { user, sent } = await stage('sbzc', {
      trademark_type: '2',
      pic_type: '2',
      trademark_name: '演示',
      standby1: [uploadSample('one'), uploadSample('two')],
    })
    expect(screen.getByRole('radio', { name: 'one.jpg' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'two.jpg' }))
    screen.getByText(/不上传时由平台转为灰度/)
    const confirm = await toConfirm(user)
    expect(confirm).toHaveTextContent('two.jpg')
    expect(confirm).toHaveTextContent('由平台转为灰度')
    await sendFrom(user, '提交')
    await screen.findByRole('alertdialog', { name: '提交成功' })
    expect(sent()[0]?.body).toMatchObject({
      trademark: {
        trademark_type: '2',
        trademark_name: '',
        standby1: uploadSample('two').url,
        standby1_name: 'two.jpg',
        black_white_pic_url: '',
      },
    })
  })
})

describe('an application abroad', () => {
  it('ends with the button that the specification names: report and order are one submission', async () => {
    const { user, sent } = await stage('gjsbzc', {
      basicType: '2',
      number: '演示10000001',
      answers: { [submitCall]: () => submittedAnswer({ report: orderReportAnswer() }) },
    })
    await typeName(user)
    await toConfirm(user)
    await sendFrom(user, '获取品牌注册检索报告')
    const done = await screen.findByRole('alertdialog', { name: '提交成功' })
    within(done).getByText('检索报告已生成')
    expect(within(done).getByRole('link', { name: '下载报告' })).toHaveAttribute('href', orderReportAnswer().url)
    expect(sent()[0]?.body).toMatchObject({
      kind: 'gjsbzc',
      trademark: { applyNation: '日本' },
      basic: { basicType: '2', number: '演示10000001', work_order_service: [] },
    })
  })

  it('needs a member, and may rest on an own application, whose goods come with it', async () => {
    const row = { businessSn: 'SB20261101000002', trademarkName: '演示远帆', fileState: 11 }
    const { user, sent, callsOf } = await stage('gjsbzc', {
      applyNation: '',
      answers: { 'GET /api/searchTradeMarkInfo': () => ({ elements: [row], totalElements: 1 }) },
    })
    await typeName(user)
    await user.click(screen.getByRole('radio', { name: '我在本平台的申请' }))
    await screen.findByRole('option', { name: `演示远帆 ${row.businessSn}` })
    await user.selectOptions(screen.getByRole('combobox', { name: /^哪一件申请/ }), row.businessSn)
    expect(callsOf('GET /api/searchTradeMarkInfo')[0]?.query).toMatchObject({ kind: 'sbzc' })
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect((await screen.findAllByText('请选择申请国家')).length).toBeGreaterThan(0)
    const box = screen.getAllByRole('combobox')[0] as HTMLElement
    await user.type(box, '日本')
    await user.click(await screen.findByRole('option', { name: '日本' }))
    await toConfirm(user)
    await sendFrom(user, '获取品牌注册检索报告')
    await screen.findByRole('alertdialog', { name: '提交成功' })
    expect(sent()[0]?.body).toMatchObject({ basic: { basicType: '1', businessSn: row.businessSn } })
  })
})
