import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { consentPolicy } from '../../contract/consent.ts'
import { basicSample } from '../../contract/samples.ts'
import { requiredSlots, slots, slotTitle } from '../../contract/slots.ts'
import { detailAnswer, draftAnswer, fileAnswer, recordId, recordNo } from '../../testing/page-answers.ts'
import { givenConsent, noConsent, refusal, stagePage } from '../../testing/page-stage.tsx'
import { CertificatePage } from '../certificate-page.tsx'
import { valuesOf } from './evidence-values.ts'

const path = '/home/exhibitionCertificate'
const submitCall = 'POST /api/submitExhibitionInfo'
const boxes = {
  权利人名称: basicSample.obligeeName,
  证件号码: basicSample.idCard,
  联系电话: basicSample.lxrPhone,
  展会全称: basicSample.exhibitionName,
  展会地点: basicSample.exhibitionAddress,
}
const stored = (state: 0 | 1) => ({ id: recordId, evidenceNo: recordNo, state, complete: state, broken: [] })

const stage = (answers: Parameters<typeof stagePage>[1]['answers'] = {}, query = '') =>
  stagePage(<CertificatePage />, { path, at: `${path}?active=2${query}`, answers })

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const dateBox = () => screen.getByLabelText<HTMLInputElement>(/^展会日期/)
const fill = async (user: UserEvent) => {
  await screen.findByRole('form')
  for (const [name, text] of Object.entries(boxes)) {
    await user.clear(box(name))
    await user.click(box(name))
    await user.paste(text)
  }
  await user.type(dateBox(), '2026-03-06')
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

/** A draft in the account that names a file for each required slot, as another device left it. */
const keptDraft = () => {
  const files = Object.fromEntries(
    requiredSlots.map((slot) => [slot, { ...fileAnswer(slot), url: `/kept/${slot}`, receivedAt: Date.now() }]),
  )
  const head = {
    id: 'd1',
    version: 1,
    form: 'evidence',
    title: '存证',
    page: `${path}?active=2`,
    savedAt: Date.now(),
    device: 'Chrome · Windows',
  }
  const { idCard: _, ...values } = { ...valuesOf(detailAnswer()), ...basicSample }
  return {
    'GET /api/drafts': () => ({ elements: [head] }),
    'GET /api/drafts/evidence': () => ({
      ...head,
      values: { ...values, ...files, idCard: basicSample.idCard },
      lostFiles: 0,
    }),
  }
}

afterEach(() => localStorage.clear())

it('has no two equal places among its thirteen: each shows what belongs there, in four groups beside one list', async () => {
  stage()
  const form = await screen.findByRole('form', { name: '立即存证' })
  const places = [...form.querySelectorAll('[data-slot]')]
  expect(places).toHaveLength(slots.length)
  expect(new Set(places.map((place) => place.querySelector('svg')?.outerHTML)).size).toBe(slots.length)
  expect(new Set(places.map((place) => place.parentElement)).size).toBe(4)
  const list = within(screen.getByRole('complementary')).getAllByRole('button', { name: /（未上传）$/ })
  expect(list).toHaveLength(slots.length)
})

describe('the six fields', () => {
  it('say on leaving them what each lacks, in the words of the specification', async () => {
    const { user } = stage()
    await screen.findByRole('form', { name: '立即存证' })
    await user.clear(box('权利人名称'))
    const messages = {
      权利人名称: '请输入权利人名称',
      证件号码: '请输入证件号码',
      联系电话: '请输入联系电话',
      展会全称: '请输入展会全称',
      展会地点: '请输入展会地点',
    }
    for (const [name, message] of Object.entries(messages)) {
      await user.click(box(name))
      await user.tab()
      await waitFor(() => expect(box(name)).toHaveAccessibleDescription(new RegExp(message)))
    }
    await user.click(dateBox())
    await user.tab()
    await user.tab()
    await user.tab()
    await user.tab()
    await waitFor(() => expect(dateBox()).toHaveAccessibleDescription(/请输入展会日期/))
  })

  it('are all that a draft needs, and the button says that they alone are kept', async () => {
    const { user, callsOf, router } = stage({
      [submitCall]: () => stored(0),
      'GET /api/exhibitionInfoDetail': () => draftAnswer([]),
    })
    await fill(user)
    await press(user, '保存展会信息')
    const question = await screen.findByRole('alertdialog', { name: '保存展会信息？' })
    await user.click(within(question).getByRole('button', { name: '返回' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(submitCall)).toEqual([])
    expect(box('展会全称')).toHaveValue(basicSample.exhibitionName)

    await press(user, '保存展会信息')
    await user.click(await screen.findByRole('button', { name: '确认保存' }))
    expect(await screen.findByRole('alertdialog', { name: '保存成功！' })).toHaveTextContent(recordNo)
    expect(callsOf(submitCall).map(({ body }) => body)).toEqual([
      { ...basicSample, exhibitionTime: Date.parse('2026-03-06T00:00:00+08:00'), state: 0 },
    ])
    await press(user, '继续补充')
    await waitFor(() => expect(router.state.location.search).toBe(`?active=2&id=${recordId}`))
    expect(await screen.findByRole('form', { name: '补充证据' })).toBeVisible()
  })
})

describe('the eleven', () => {
  it('make the button 立即提交; the files are named before they are fixed, then sent, and the number is shown', async () => {
    const { user, callsOf } = stage({ ...keptDraft(), [submitCall]: () => stored(1) })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await press(user, '立即提交')
    const question = await screen.findByRole('alertdialog', { name: '封存 11 份材料？' })
    expect(question).toHaveTextContent('封存后不能换、不能删')
    const shown = within(within(question).getByRole('list', { name: '要封存的材料' })).getAllByRole('listitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual(requiredSlots.map(slotTitle))
    // Eight pictures; passport, visa and entry pages are never drawn.
    expect(question.querySelectorAll('img')).toHaveLength(8)
    await user.click(within(question).getByRole('button', { name: '确认封存 11 份' }))
    const done = await screen.findByRole('alertdialog', { name: '提交成功！' })
    expect(done).toHaveTextContent(recordNo)
    expect(within(done).getByRole('link', { name: '公开记录' })).toHaveAttribute(
      'href',
      `/home/evidenceRecord?no=${recordNo}`,
    )
    const [sent] = callsOf(submitCall)
    expect(sent?.body).toMatchObject({ state: 1, hzSy: { url: '/kept/hzSy' }, zhtwCzry: { url: '/kept/zhtwCzry' } })
    expect(Object.keys(sent?.body ?? {}).filter((name) => slots.some((slot) => slot === name))).toEqual([
      ...requiredSlots,
    ])
  })

  it('of which one is lacking leave the draft a draft', async () => {
    const { user } = stage(keptDraft())
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    expect(screen.getByRole('button', { name: '立即提交' })).toBeVisible()
    await press(user, '删除 发票复印件.jpg')
    await user.click(await screen.findByRole('button', { name: '封存已有 10 份' }))
    const question = await screen.findByRole('alertdialog', { name: '先封存已有的 10 份材料？' })
    expect(question).toHaveTextContent('封存后不能换、不能删。还差 1 份必备材料')
    expect(within(question).getByRole('button', { name: '确认封存 10 份' })).toBeVisible()
    expect(screen.getByText('必备材料 10 / 11')).toBeVisible()
    expect(document.body).not.toHaveTextContent('保存草稿')
  })

  it('that could no longer be read are named, and nothing counts as sealed', async () => {
    const { user } = stage({
      ...keptDraft(),
      [submitCall]: () => ({ ...stored(0), broken: ['fpfyj'] }),
    })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await press(user, '立即提交')
    await user.click(await screen.findByRole('button', { name: '确认封存 11 份' }))
    expect(await screen.findByRole('alertdialog', { name: '已保存，还不能提交' })).toHaveTextContent('发票复印件')
  })
})

describe('travel documents', () => {
  const pickers = () => screen.queryAllByLabelText(/^(护照首页|签证页|出入境日期页)：/)

  it('are not taken before the separate consent, whose text tells purpose and time of keeping', async () => {
    let isGiven = false
    const { user, callsOf } = stage({
      'GET /api/consents': () => (isGiven ? givenConsent : noConsent),
      'POST /api/consents': () => {
        isGiven = true
        return { id: 'c1', at: 1 }
      },
    })
    const [first] = await screen.findAllByRole('button', { name: '阅读并同意' })
    expect(pickers().length).toBe(0)
    if (first) await user.click(first)
    const dialog = await screen.findByRole('dialog', { name: consentPolicy.title })
    expect(dialog).toHaveTextContent(/目的与必要性.*保存期限/)
    await user.click(within(dialog).getByRole('button', { name: '我已阅读并单独同意' }))
    await waitFor(() => expect(pickers().length).toBe(3))
    expect(callsOf('POST /api/consents').map(({ body }) => body)).toEqual([
      { purpose: 'travel-documents', policyVersion: consentPolicy.version },
    ])
  })
})

describe('a record that is gone on with', () => {
  const detailCall = 'GET /api/exhibitionInfoDetail'
  const pickersOf = () => slots.filter((slot) => screen.queryAllByLabelText(`${slotTitle(slot)}：选择文件`).length > 0)

  it('keeps what is saved as it is, and takes what is empty', async () => {
    stage({ [detailCall]: () => draftAnswer(['zzfHt', 'hzSy']) }, `&id=${recordId}`)
    await screen.findByRole('form', { name: '补充证据' })
    expect(screen.getAllByText(/已封存，不能更换/)).toHaveLength(2)
    await waitFor(() => expect(pickersOf()).toEqual(slots.filter((slot) => slot !== 'zzfHt' && slot !== 'hzSy')))
    expect(box('联系电话')).toHaveValue(basicSample.lxrPhone)
  })

  it('that is sealed takes the empty two alone, and asks for one before anything is sent', async () => {
    const { user, callsOf } = stage({ [detailCall]: () => detailAnswer() }, `&id=${recordId}`)
    await screen.findByRole('form', { name: '补充证据' })
    expect(screen.queryAllByRole('textbox').length).toBe(0)
    await waitFor(() => expect(pickersOf()).toEqual(['xcqrd', 'czmm']))
    await press(user, '提交补充')
    expect(await screen.findAllByText('请先上传要补充的材料')).not.toHaveLength(0)
    expect(callsOf(submitCall)).toEqual([])
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    const { user } = stage(
      { [detailCall]: () => (isDown ? refusal(500, 'U00500', '系统繁忙，请稍后再试') : draftAnswer([])) },
      `&id=${recordId}`,
    )
    expect(await screen.findByText('存证加载失败')).toBeVisible()
    isDown = false
    await press(user, '重试')
    expect(await screen.findByRole('form', { name: '补充证据' })).toBeVisible()
  })
})
