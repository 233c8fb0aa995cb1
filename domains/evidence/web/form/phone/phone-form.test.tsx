import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { basicSample } from '../../../contract/samples.ts'
import { requiredSlots, slots, slotTitle } from '../../../contract/slots.ts'
import { detailAnswer, draftAnswer, recordId, recordNo } from '../../../testing/page-answers.ts'
import { stagePage } from '../../../testing/page-stage.tsx'
import { CertificatePage } from '../../certificate-page.tsx'

const path = '/home/exhibitionCertificate'
const uploadCall = 'POST /api/file/uploadCzFile'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 720px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => localStorage.clear())

const stage = (query = '', answers: Parameters<typeof stagePage>[1]['answers'] = {}) =>
  stagePage(<CertificatePage />, { path, at: `${path}?active=2${query}`, answers })
const three = { 'GET /api/exhibitionInfoDetail': () => draftAnswer(['zzfHt', 'zzfTzs', 'hzSy']) }
const stepNow = () => document.querySelector('[aria-current="step"]')?.textContent?.replace(/^\d/, '')

describe('the form on a phone', () => {
  it('shows the list of papers first, then one paper a screen and never two', async () => {
    const { user } = stage(`&id=${recordId}`, three)
    expect(await screen.findByRole('heading', { name: '还差 8 份必备材料', level: 1 })).toBeVisible()
    expect(screen.getByText('/ 11', { exact: false, selector: 'p' })).toHaveTextContent('3 / 11')
    expect(document.querySelectorAll('[data-slot]')).toHaveLength(0)
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0)
    for (const slot of slots) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^(已有)?\\s*${slotTitle(slot)}`) }))
      expect(await screen.findByRole('heading', { name: slotTitle(slot), level: 1 })).toHaveFocus()
      expect(document.querySelectorAll('[data-slot]')).toHaveLength(1)
      await user.click(screen.getByRole('link', { name: '材料清单' }))
      await screen.findByRole('heading', { name: '还差 8 份必备材料' })
    }
  })

  it('begins with what can be shot at the fair alone', async () => {
    const { user } = stage(`&id=${recordId}`, three)
    const first = within(await screen.findByRole('region', { name: '先拍这些' }))
    expect(first.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '拍带展位号的展位照片',
      '拍展位人员、展品及公司名称照片',
    ])
    await user.click(first.getByRole('button', { name: '拍带展位号的展位照片' }))
    expect(await screen.findByRole('heading', { name: '带展位号的展位照片', level: 1 })).toBeVisible()
  })

  it('moves its bar from the facts to the papers, to submitting', async () => {
    const { user, router } = stage()
    expect(await screen.findByRole('heading', { name: '展会信息', level: 1 })).toBeVisible()
    expect(stepNow()).toBe('展会信息')
    await user.click(screen.getByRole('button', { name: '下一步：证据信息' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^联系电话/ })).toHaveAccessibleDescription(/请输入联系电话/),
    )
    expect(stepNow()).toBe('展会信息')
    for (const [name, text] of [
      ['权利人名称', basicSample.obligeeName],
      ['证件号码', basicSample.idCard],
      ['联系电话', basicSample.lxrPhone],
      ['展会全称', basicSample.exhibitionName],
      ['展会地点', basicSample.exhibitionAddress],
      ['展会日期', '2026-03-06'],
    ] as const) {
      const box = screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
      await user.clear(box)
      await user.type(box, text)
    }
    await user.click(screen.getByRole('button', { name: '下一步：证据信息' }))
    expect(await screen.findByRole('heading', { name: '还差 11 份必备材料' })).toBeVisible()
    expect(stepNow()).toBe('证据信息')
    expect(router.state.location.search).toContain('at=list')
  })

  it('asks for the eleven together in a question over the whole screen, after which the bar is at its end', async () => {
    const full = { ...draftAnswer(requiredSlots), filled: 11 }
    const { user } = stage(`&id=${recordId}`, {
      'GET /api/exhibitionInfoDetail': () => full,
      'POST /api/submitExhibitionInfo': () => ({
        id: recordId,
        evidenceNo: recordNo,
        state: 1,
        complete: 1,
        broken: [],
      }),
    })
    await user.click(await screen.findByRole('button', { name: '立即提交' }))
    expect(stepNow()).toBe('提交证据')
    const question = await screen.findByRole('alertdialog', { name: '封存 11 份材料？' })
    await user.click(within(question).getByRole('button', { name: '确认封存 11 份' }))
    expect(await screen.findByRole('alertdialog', { name: '提交成功！' })).toBeVisible()
    expect(stepNow()).toBeUndefined()
  })

  it('says the limit before the camera of the phone is opened, where this page has none of its own', async () => {
    stage(`&id=${recordId}&at=zhtwTwh`, three)
    const camera = await screen.findByLabelText('拍照')
    expect(camera).toHaveAttribute('capture', 'environment')
    expect(camera).toHaveAttribute('accept', expect.stringMatching(/image\/jpeg.*\.jpg/))
    expect(screen.getByText(/每份不超过 2MB.*不会悄悄压缩/)).toBeVisible()
    expect(screen.queryByText(/原图/)).toBeNull()
  })

  it('sends nothing of a photo over the limit before the user has chosen, and offers ways out', async () => {
    const { user, callsOf } = stage(`&id=${recordId}&at=zhtwTwh`, three)
    const photo = new File([new Uint8Array(5 * 1024 * 1024)], '展位.jpg', { type: 'image/jpeg' })
    await user.upload(await screen.findByLabelText('带展位号的展位照片：从相册选'), photo)
    const sheet = await screen.findByRole('dialog', { name: '这张照片 5.0 MB，超过 2MB' })
    expect(within(sheet).getAllByRole('radio').length).toBeGreaterThanOrEqual(2)
    expect(within(sheet).getByRole('radio', { name: /^另存一份小的再存证/ })).toBeInTheDocument()
    expect(within(sheet).getByRole('radio', { name: /^另选一张/ })).toBeInTheDocument()
    await user.click(within(sheet).getByRole('button', { name: '先不传' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(uploadCall)).toEqual([])
  })

  it('goes from a paper that is there to the next that is missing, and offers another picture', async () => {
    const { user } = stage(`&id=${recordId}&at=zzfQrh`, three)
    expect(await screen.findByRole('button', { name: '上一份' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '先跳过' }))
    expect(await screen.findByRole('heading', { name: '签证页', level: 1 })).toBeVisible()
  })

  it('of a sealed record begins at the papers, and shows those that are fixed as such', async () => {
    const { user } = stage(`&id=${recordId}`, { 'GET /api/exhibitionInfoDetail': () => detailAnswer() })
    await user.click(await screen.findByRole('button', { name: /组展方合同$/ }))
    expect(await screen.findByText(/已封存，不能更换/)).toBeVisible()
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0)
  })
})
