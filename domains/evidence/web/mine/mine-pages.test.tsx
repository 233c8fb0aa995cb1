import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { requiredSlots, slotGroupLabels, slotGroups, slotTitle, travelSlots } from '../../contract/slots.ts'
import {
  detailAnswer,
  draftAnswer,
  fileAnswer,
  receivedAt,
  recordId,
  recordNo,
  rowAnswer,
} from '../../testing/page-answers.ts'
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
  missing: requiredSlots.slice(4),
  sealedAt: null,
  can: ['supplement', 'delete'],
})
const rows = async () => {
  const list = await screen.findByRole('list', { name: '展会全流程存证列表' })
  return [...list.children] as HTMLElement[]
}
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
    const [draft, sealed] = await rows()
    expect(draft).toHaveTextContent(/EV20261120000002.*必备材料已有 4 份，还差 7 份.*不完整.*补充证据.*装订.*删除/)
    expect(sealed).toHaveTextContent(/完整，材料已封存.*已记录装订$/)
    expect(screen.getByRole('link', { name: '补充证据 EV20261120000002' })).toHaveAttribute(
      'href',
      '/home/exhibitionCertificate?active=2&id=draft',
    )
    expect(screen.getByRole('link', { name: `装订 ${recordNo}` })).toHaveAttribute('href', `/home/bind?id=${recordId}`)
    expect(within(sealed as HTMLElement).getByRole('heading')).toHaveTextContent(/^展会存证 · 演示·法兰克福/)
    expect(within(sealed as HTMLElement).getByRole('link', { name: /^展会存证/ })).toHaveAttribute(
      'href',
      `${path}?active=9&id=${recordId}`,
    )
  })

  it('calls a record proved only where somebody outside proves it: the log alone has recorded it', async () => {
    stage(() => page([rowAnswer({ provedOutside: true }), rowAnswer({ id: 'log', evidenceNo: 'EV20261120000003' })]))
    const [outside, alone] = await rows()
    expect(outside).toHaveTextContent('已证明')
    expect(alone).toHaveTextContent('已记录')
    expect(alone).not.toHaveTextContent('已证明')
  })

  it('asks by completeness', async () => {
    const { user, callsOf, router } = stage(() => page([rowAnswer()]))
    await rows()
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

  it('says first what exists since when by whose clock, and of the log alone that it has recorded', async () => {
    stage(() => detailAnswer())
    const first = await screen.findByRole('region', { name: /^这 11 份文件，最迟在 .*11 月 20 日 13:40 就已存在$/ })
    expect(first).toHaveTextContent('时间按本平台时钟')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detailAnswer().title)
    expect(screen.getByText('已记录')).toBeVisible()
    expect(document.body).not.toHaveTextContent('已证明')
    const proof = screen.getByRole('region', { name: '用什么证明' })
    expect(proof).toHaveTextContent(/平台日志已记录.*日志已签名.*还没有外部见证.*还没有第三方时间戳/)
    expect(document.body).not.toHaveTextContent(/区块链|叶子|检查点|摘要/)
    expect(await screen.findByText(`可以装订 ${recordId}`)).toBeVisible()
  })

  it('follows a proof that is on its way: what the log has recorded shows within two seconds, without a hand', async () => {
    const answers: EvidenceDetail[] = [detailAnswer({ proof: 1 })]
    stage(() => answers.shift() ?? detailAnswer({ proof: 3 }))
    expect(await screen.findByText('证明中')).toBeVisible()
    expect(await screen.findByText('已记录', {}, { timeout: 2_000 })).toBeVisible()
  })

  it('is green where somebody outside proves it', async () => {
    stage(() => detailAnswer({ provedOutside: true }))
    expect(await screen.findByText('已证明')).toBeVisible()
    expect(screen.queryByText('已记录')).toBeNull()
  })

  it('shows its eleven papers in four groups, three of them locked, and two empty tiles that lead to the form', async () => {
    const { user, router } = stage(() => detailAnswer())
    await screen.findByRole('region', { name: /^这 11 份文件/ })
    const tilesOf = (group: string) => within(screen.getByRole('list', { name: group })).getAllByRole('listitem')
    expect(slotGroups.map((group) => tilesOf(slotGroupLabels[group]).length)).toEqual([3, 4, 3, 3])
    const pictures = [...document.querySelectorAll('li img')].map((img) => img.getAttribute('src'))
    expect(pictures.filter((address) => address?.includes('/thumbnail?'))).toHaveLength(8)
    for (const slot of travelSlots) {
      const tile = tilesOf('出入境材料').find((one) => one.textContent?.includes(slotTitle(slot)))
      expect(tile).toHaveTextContent('每次查看都有记录')
      expect(tile?.querySelector('img')).toBeNull()
    }
    const empty = screen.getAllByRole('button', { name: /补传/ })
    expect(empty.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('行程确认单'),
      expect.stringContaining('展馆外景合影'),
    ])
    if (empty[0]) await user.click(empty[0])
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/exhibitionCertificate'))
  })

  it('calls a smaller copy one', async () => {
    const copyOf = { sha256: 'ab'.repeat(32), size: 5_242_880 }
    stage(() => detailAnswer({ zhtwTwh: fileAnswer('zhtwTwh', { copyOf }) }))
    expect(
      await screen.findByRole('button', {
        name: /带展位号的展位照片.*压缩副本 · 0\.2 MB|带展位号的展位照片.*压缩副本/,
      }),
    ).toBeVisible()
    expect(await screen.findByText('SHA-256（您声明的原图，未经证明）')).toBeInTheDocument()
  })

  it('keeps travel documents masked until their owner opens one', async () => {
    const { user, callsOf } = stage(() => detailAnswer(), {
      'POST /api/evidence/originals/file-hzSy/open': () => ({ url: '/o/hzSy', viewUrl: '/o/hzSy/view' }),
      [looksCall]: () => page([{ time: receivedAt, actor: '您', kind: 'viewed', slot: 'hzSy', reason: null }]),
    })
    await screen.findByRole('region', { name: '用什么证明' })
    expect(callsOf('POST /api/evidence/originals/file-hzSy/open')).toEqual([])
    await user.click(screen.getByRole('button', { name: /^护照首页/ }))
    expect(await screen.findByRole('img', { name: '护照首页' })).toHaveAttribute('src', '/o/hzSy/view')
    expect(callsOf('POST /api/evidence/originals/file-hzSy/open')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('在线查看文件：护照首页')).toBeInTheDocument()
  })

  it('is packed only when it is sealed with all eleven', async () => {
    stage(() => draftAnswer(['zzfHt']))
    expect(await screen.findByRole('region', { name: '还差 10 份必备材料' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '打包下载' })).toBeNull()
    expect(screen.queryByRole('region', { name: '用什么证明' })).toBeNull()
    expect(screen.getByRole('button', { name: '删除' })).toBeVisible()
  })

  it('of somebody else is as if it were not there', async () => {
    stage(() => refusal(404, 'U00404', '没有找到'))
    expect(await screen.findByText('没有查到这份存证，请用存证时的账号登录')).toBeVisible()
  })
})
