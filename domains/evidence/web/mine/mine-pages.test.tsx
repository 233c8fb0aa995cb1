import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { detailAnswer, draftAnswer, receivedAt, recordId, recordNo, rowAnswer } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import type { RecordOffer } from '../record-offer.ts'
import { EvidenceDetailPage } from './evidence-detail-page.tsx'
import { EvidenceListPage } from './evidence-list-page.tsx'

const path = '/home/speedOfProgress'
const offer: RecordOffer = {
  link: { text: '装订', to: (id) => `/home/bind?id=${id}` },
  card: async () => ({ Component: ({ id }) => <p>可以装订 {id}</p> }),
  help: async () => ({ steps: [], mistakes: [] }),
}
const listCall = 'GET /api/searchExhibitionInfo'
const draftRow = rowAnswer({
  id: 'draft',
  evidenceNo: 'EV20261120000002',
  state: 0,
  complete: 0,
  proof: 0,
  filled: 4,
  can: ['supplement', 'delete'],
})
const page = (elements: object[]) => ({ elements, totalElements: elements.length })

afterEach(() => localStorage.clear())

describe('my evidence', () => {
  const stage = (answer: () => object, more = {}) =>
    stagePage(<EvidenceListPage offers={[offer]} />, {
      path,
      at: `${path}?active=9`,
      answers: { [listCall]: answer, ...more },
    })

  it('offers to supplement and to delete an incomplete one, and only to look at a complete one', async () => {
    stage(() => page([draftRow, rowAnswer()]))
    const [, draft, sealed] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(draft).toHaveTextContent(/EV20261120000002.*不完整.*必备材料 4 \/ 11.*查看.*补充证据.*装订.*删除/)
    expect(sealed).toHaveTextContent(/完整.*已记录.*查看装订$/)
    expect(screen.getByRole('link', { name: '补充证据 EV20261120000002' })).toHaveAttribute(
      'href',
      '/home/exhibitionCertificate?active=2&id=draft',
    )
    expect(screen.getByRole('link', { name: `装订 ${recordNo}` })).toHaveAttribute('href', `/home/bind?id=${recordId}`)
    expect(screen.getByRole('link', { name: `查看 ${recordNo}` })).toHaveAttribute(
      'href',
      `${path}?active=9&id=${recordId}`,
    )
  })

  it('calls a record proved only where somebody outside proves it: the log alone has recorded it', async () => {
    stage(() => page([rowAnswer({ provedOutside: true }), rowAnswer({ id: 'log', evidenceNo: 'EV20261120000003' })]))
    const [, outside, alone] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(outside).toHaveTextContent('已证明')
    expect(alone).toHaveTextContent('已记录')
    expect(alone).not.toHaveTextContent('已证明')
  })

  it('asks by completeness', async () => {
    const { user, callsOf, router } = stage(() => page([rowAnswer()]))
    await screen.findByRole('table')
    for (const [name, state] of [
      ['完整', '1'],
      ['不完整', '0'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ state, pgIndex: '1' }))
    }
    expect(router.state.location.search).toContain('state=0')
  })

  it('deletes a draft after a question, and asks for the list again', async () => {
    let rows = [draftRow]
    const { user, callsOf } = stage(() => page(rows), {
      'POST /api/deleteExhibitionInfo': () => {
        rows = []
        return {}
      },
    })
    await user.click(await screen.findByRole('button', { name: '删除 EV20261120000002' }))
    const question = await screen.findByRole('alertdialog', { name: '删除这份存证草稿？' })
    await user.click(within(question).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(callsOf('POST /api/deleteExhibitionInfo').map(({ body }) => body)).toEqual([{ id: 'draft' }])
  })
})

describe('one record', () => {
  const looksCall = 'GET /api/evidence/looks'
  const stage = (detail: () => EvidenceDetail | Response, more = {}) =>
    stagePage(<EvidenceDetailPage offers={[offer]} />, {
      path,
      at: `${path}?active=9&id=${recordId}`,
      answers: { 'GET /api/exhibitionInfoDetail': detail, [looksCall]: () => page([]), ...more },
    })

  it('shows what is proved with its source, and each file with a way to see it', async () => {
    stage(() => detailAnswer())
    const proof = await screen.findByRole('region', { name: '已经证明' })
    expect(proof).toHaveTextContent(/最迟在 2026-11-20 13:40:02 已经存在.*目前只有本平台自己的日志作证/)
    expect(proof).toHaveTextContent('时间戳未配置')
    expect(document.body).not.toHaveTextContent('区块链')
    expect(screen.getByRole('link', { name: '查看 发票复印件' })).toHaveAttribute(
      'href',
      expect.stringContaining('file-fpfyj/view'),
    )
    expect(screen.getByText('材料（11 / 13）')).toBeVisible()
    expect(await screen.findByText(`可以装订 ${recordId}`)).toBeVisible()
  })

  it('keeps travel documents masked until their owner opens one', async () => {
    const { user, callsOf } = stage(() => detailAnswer(), {
      'POST /api/evidence/originals/file-hzSy/open': () => ({ url: '/o/hzSy', viewUrl: '/o/hzSy/view' }),
      [looksCall]: () => page([{ time: receivedAt, actor: '您', kind: 'viewed', slot: 'hzSy', reason: null }]),
    })
    await screen.findByRole('region', { name: '已经证明' })
    expect(screen.queryByRole('link', { name: /护照首页/ })).toBeNull()
    expect(callsOf('POST /api/evidence/originals/file-hzSy/open')).toEqual([])
    await user.click(screen.getByRole('button', { name: /^查看 护照首页/ }))
    expect(await screen.findByRole('img', { name: '护照首页' })).toHaveAttribute('src', '/o/hzSy/view')
    expect(callsOf('POST /api/evidence/originals/file-hzSy/open')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('在线查看文件：护照首页')).toBeVisible()
  })

  it('is packed only when it is sealed with all eleven', async () => {
    stage(() => draftAnswer(['zzfHt']))
    await screen.findByText('还缺 10 项必备材料，备齐以后才能提交。')
    expect(screen.queryByRole('button', { name: '打包下载' })).toBeNull()
    expect(screen.queryByRole('region', { name: '已经证明' })).toBeNull()
    expect(screen.getByRole('button', { name: '删除' })).toBeVisible()
  })

  it('of somebody else is as if it were not there', async () => {
    stage(() => refusal(404, 'U00404', '没有找到'))
    expect(await screen.findByText('没有查到这份存证，请用存证时的账号登录')).toBeVisible()
  })
})
