import { noConsent, refusal, stagePage } from '@portal/evidence/testing/page'
import { filesApi } from '@portal/files/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SubsidyPack } from '../contract/pack.ts'
import { templateLimits } from '../contract/templates.ts'
import { itemAnswer, packAnswer, recordId, templateAnswer } from '../testing/pack-answers.ts'
import { PackPage } from './pack-page.tsx'

const path = '/home/subsidyPack'
const packCall = 'GET /api/evidence/subsidy/pack'
const city = templateAnswer({
  id: 'city',
  city: '演示市',
  year: '2026',
  title: '演示清单',
  checkedAt: 1_763_600_000_000,
})
const passport = itemAnswer({
  key: 'travel',
  title: '出入境页',
  state: 'ready',
  where: '',
  personal: true,
  slots: [
    { slot: 'hzSy', standing: 'travel', fileName: '护照.jpg' },
    { slot: 'hzQz', standing: 'empty', fileName: null },
  ],
})

afterEach(() => localStorage.clear())

const stage = (pack: () => SubsidyPack | Response, more = {}) =>
  stagePage(<PackPage />, {
    path,
    at: `${path}?id=${recordId}`,
    answers: {
      'GET /api/evidence/subsidy/templates': () => ({ list: [city, templateAnswer()] }),
      [packCall]: pack,
      ...more,
    },
  })

describe('the papers for a claim', () => {
  it('tell what is missing and where to get it, by the list for no city until one is chosen', async () => {
    const { user, callsOf } = stage(() => packAnswer([itemAnswer(), passport]))
    const item = await screen.findByRole('listitem', { name: '申请表' })
    expect(item).toHaveTextContent(/缺少.*取得方式：通知附件/)
    expect(callsOf(packCall)[0]?.query).toEqual({ id: recordId, template: 'general' })
    expect(screen.getByText('申请表（通知附件）')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: '材料清单' }), '演示市 2026 演示清单')
    await waitFor(() => expect(callsOf(packCall).at(-1)?.query.template).toBe('city'))
  })

  it('put in the travel documents that are ticked, and no other', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, callsOf } = stage(() => packAnswer([passport]), {
      'POST /api/evidence/subsidy/ticket': () => ({ ticket: 't', expiresAt: 1 }),
    })
    const take = await screen.findByRole('button', { name: '下载合订本（PDF）' })
    await user.click(take)
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('checkbox', { name: /^放入护照首页/ }))
    await user.click(take)
    await waitFor(() => expect(click).toHaveBeenCalledTimes(2))
    const sent = callsOf('POST /api/evidence/subsidy/ticket').map(({ body }) => (body as { travel: string[] }).travel)
    expect(sent).toEqual([[], ['hzSy']])
  })

  it('ask for the separate consent before a travel document goes in', async () => {
    const { user } = stage(() => packAnswer([passport]), { 'GET /api/consents': () => noConsent })
    const box = await screen.findByRole('checkbox', { name: /^放入护照首页/ })
    await waitFor(() => expect(screen.getByRole('button', { name: '添加材料 出入境页' })).toBeEnabled())
    await user.click(box)
    expect(await screen.findByRole('dialog', { name: '出入境材料处理说明' })).toBeVisible()
    expect(box).not.toBeChecked()
  })

  it('say of a file that cannot be bound what becomes of it, and let it go', async () => {
    const file = { id: 'f1', url: '/f', viewUrl: null, thumbnail: null, fileName: '完税.pdf', size: 1000, sha256: 'a' }
    let papers = [{ id: 'p1', file, form: 'locked' as const, pages: 1 }]
    const { user, callsOf } = stage(() => packAnswer([itemAnswer({ papers })]), {
      'DELETE /api/evidence/subsidy/papers/p1': () => {
        papers = []
        return {}
      },
    })
    const item = await screen.findByRole('listitem', { name: '申请表' })
    expect(within(item).getByText(/^PDF 设有打开密码，不能并入/)).toBeVisible()
    await user.click(within(item).getByRole('button', { name: '移除 完税.pdf' }))
    await waitFor(() => expect(screen.queryByText('完税.pdf')).toBeNull())
    expect(callsOf('DELETE /api/evidence/subsidy/papers/p1')).toHaveLength(1)
  })

  it('take a paper from a phone for an item of any name', async () => {
    const key = 'c0ffee00-1111-4222-8333-444455556666'
    const title = '材'.repeat(templateLimits.itemTitle)
    const { user, callsOf } = stage(() => packAnswer([itemAnswer({ key, title })]), {
      'POST /api/file/phone-tickets': () => refusal(503, 'U00500', '系统繁忙，请稍后再试'),
    })
    const add = await screen.findByRole('button', { name: `添加材料 ${title}` })
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    await user.click(await screen.findByRole('button', { name: '用手机上传' }))
    await waitFor(() => expect(callsOf('POST /api/file/phone-tickets')).toHaveLength(1))
    const sent = filesApi.openPhoneTicket.body.safeParse(callsOf('POST /api/file/phone-tickets')[0]?.body)
    expect(sent.success).toBe(true)
  })

  it('of a draft say that nothing is sealed; of a stranger’s record nothing', async () => {
    const { evidence } = packAnswer([])
    stage(() => packAnswer([itemAnswer()], { evidence: { ...evidence, state: 0 } }))
    expect(await screen.findByText('这份存证还是草稿')).toBeVisible()
    stage(() => refusal(404, 'U00404', '没有找到'))
    expect(await screen.findByText('没有查到这份存证，请用存证时的账号登录')).toBeVisible()
  })
})
