import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { factsSample } from '../contract/samples.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { refusal, sheetAnswer, sheetId, stagePage } from '../testing/page-stage.tsx'
import { sheetsPath } from './paths.ts'
import { SheetsPage } from './sheets-page.tsx'

const detailCall = `GET /api/filings/${sheetId}`
const saveCall = `PUT /api/filings/${sheetId}`
type Saving = { body: { version: number; obligeeName: string; goods: object[] } }

const stage = ({
  step = 'holder',
  detail = () => sheetAnswer(),
  answers = {},
  save = ({ body }: Saving): object => sheetAnswer({ version: body.version + 1 }),
}: {
  step?: string
  detail?: () => SheetDetail
  answers?: Parameters<typeof stagePage>[1]['answers']
  save?: (call: Saving) => object
} = {}) =>
  stagePage(<SheetsPage />, {
    at: `${sheetsPath}?sheet=${sheetId}&step=${step}`,
    answers: { ...answers, [detailCall]: detail, [saveCall]: (call) => save(call as Saving) },
  })
const name = () => screen.findByRole('textbox', { name: '权利人名称/姓名' })
const next = () => screen.getByRole('button', { name: '保存，下一步' })

describe('a sheet while it is filled in', () => {
  it('is saved at each step, going on from the version that was acknowledged', async () => {
    const { user, callsOf } = stage()
    await user.type(await name(), '周海')
    await user.click(next())
    expect(await screen.findByRole('heading', { name: '权利', level: 2 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '上一步' }))
    await user.type(await name(), '2')
    await user.click(next())
    await screen.findByRole('heading', { name: '权利', level: 2 })
    expect(callsOf(saveCall).map(({ body }) => (body as Saving['body']).version)).toEqual([1, 2])
    expect(callsOf(saveCall).at(-1)?.body).toMatchObject({ obligeeName: '周海2' })
  })

  it('is saved by itself when the hands rest', async () => {
    const { user, callsOf } = stage()
    await user.type(await name(), '周海')
    expect(screen.getByText('有内容还没有保存')).toBeVisible()
    await waitFor(() => expect(callsOf(saveCall)).toHaveLength(1), { timeout: 5_000 })
    expect(await screen.findByText(/^已保存/)).toBeVisible()
  })

  it('keeps what was typed when a saving fails, says so, and tries again', async () => {
    let fails = true
    const { user, callsOf } = stage({
      save: ({ body }) =>
        fails ? refusal(503, 'U00500', '系统繁忙，请稍后再试') : sheetAnswer({ version: body.version + 1 }),
    })
    await user.type(await name(), '周海')
    await user.click(next())
    const alert = await screen.findByText('没有保存：系统繁忙，请稍后再试。填写的内容还在本页。')
    expect(alert).toBeVisible()
    expect(await name()).toHaveValue('周海')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '权利', level: 2 })).toBeVisible()
    expect(callsOf(saveCall).map(({ body }) => (body as Saving['body']).version)).toEqual([1, 1])
  })

  it('tells what is still open, and leads there', async () => {
    const { user } = stage()
    await user.click(await screen.findByRole('button', { name: '权利名称' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '权利名称' })).toHaveFocus())
  })

  it('adds and removes goods, and keeps the others', async () => {
    const { user, callsOf } = stage({ step: 'goods' })
    await user.type(await screen.findByRole('textbox', { name: '货物名称' }), '甲')
    await user.click(screen.getByRole('button', { name: '再加一项货物' }))
    const second = within(screen.getByRole('group', { name: '货物 2' })).getByRole('textbox', { name: '货物名称' })
    expect(second).toHaveFocus()
    await user.type(second, '乙')
    await user.click(screen.getByRole('button', { name: '删除货物 1' }))
    expect(screen.getByRole('textbox', { name: '货物名称' })).toHaveValue('乙')
    await user.click(next())
    await waitFor(() => expect(callsOf(saveCall)).toHaveLength(1))
    expect(callsOf(saveCall).map(({ body }) => (body as Saving['body']).goods)[0]).toEqual([
      { name: '乙', origin: '', ports: '', traders: '', features: '', price: '' },
    ])
  })
})

describe('a paper of a sheet', () => {
  it('comes from a phone as well, into its own place, and is saved with the sheet', async () => {
    const photo = { id: 'f1', url: '/api/file/f1', fileName: '演示·证书.jpg', size: 2048, sha256: 'x' }
    const ticket = { id: 't1', ticket: 'A'.repeat(43), expiresAt: 0, addresses: ['http://192.168.1.20:3000'] }
    const { user, callsOf } = stage({
      step: 'papers',
      answers: {
        'POST /api/file/phone-tickets': () => ticket,
        'GET /api/file/phone-tickets/t1': () => ({ state: 'arrived', expiresAt: 0 }),
        'POST /api/file/phone-tickets/t1/take': () => photo,
        'DELETE /api/file/phone-tickets/t1': () => ({}),
      },
    })
    const certificate = await screen.findByRole('group', { name: /^权利证书/ })
    await user.click(within(certificate).getByRole('button', { name: '用手机上传' }))
    expect(await screen.findByText(photo.fileName)).toBeVisible()
    expect(callsOf('POST /api/file/phone-tickets').map(({ body }) => body)).toEqual([
      { purpose: 'filing-paper', title: '自助备案 · 权利证书', slot: `filing-${sheetId}.certificate` },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(next())
    await waitFor(() => expect(callsOf(saveCall)).not.toHaveLength(0))
    expect(callsOf(saveCall).at(-1)?.body).toMatchObject({
      papers: { identity: { files: [] }, certificate: { files: [{ url: photo.url }] }, goodsPhotos: { files: [] } },
    })
  })
})

describe('a sheet of a right that says something else now', () => {
  it('keeps its words until the user takes those of the vault, and says with the saving that he did', async () => {
    const facts = factsSample
    const { user, callsOf } = stage({
      detail: () => sheetAnswer({ facts, right: { id: 'r1', changed: true } }),
      save: ({ body }) => sheetAnswer({ facts, version: body.version + 1, right: { id: 'r1', changed: false } }),
      answers: {
        'GET /api/rights/r1/prefill': () => ({
          values: { obligeeName: '演示·改名后的公司', rightContent: '' },
          papers: [],
          right: { id: 'r1', version: 4, verified: null },
        }),
      },
    })
    expect(await name()).toHaveValue(factsSample.obligeeName)
    await user.click(screen.getByRole('button', { name: '沿用台账中的新内容' }))
    await waitFor(async () => expect(await name()).toHaveValue('演示·改名后的公司'))
    await user.click(next())
    await waitFor(() => expect(callsOf(saveCall)).not.toHaveLength(0))
    expect(callsOf(saveCall).at(-1)?.body).toMatchObject({
      obligeeName: '演示·改名后的公司',
      rightContent: factsSample.rightContent,
      right: { id: 'r1', version: 4 },
    })
    expect(screen.queryByRole('button', { name: '沿用台账中的新内容' })).toBeNull()
  })
})

describe('a sheet in two tabs', () => {
  const theirs = sheetAnswer({ version: 4, facts: { ...factsSample, obligeeName: '另一个窗口写的' } })
  const clash = () => {
    let version = 1
    return stage({
      detail: () => {
        version += 1
        return version === 2 ? sheetAnswer() : theirs
      },
      save: ({ body }) =>
        body.version === 4
          ? sheetAnswer({ version: 5 })
          : refusal(409, 'U00409', '这份信息表已在别处保存过，请选择保留哪一份'),
    })
  }

  it('asks which one stays and names what differs; ours goes on from theirs', async () => {
    const { user, callsOf } = clash()
    await user.type(await name(), '这里写的')
    await user.click(next())
    const dialog = await screen.findByRole('alertdialog', { name: '这份信息表已在别处保存过' })
    expect(dialog).toHaveTextContent('权利人名称/姓名')
    await user.click(within(dialog).getByRole('button', { name: '用这里的覆盖' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(saveCall).at(-1)?.body).toMatchObject({ version: 4, obligeeName: '这里写的' })
  })

  it('takes theirs whole', async () => {
    const { user } = clash()
    await user.type(await name(), '这里写的')
    await user.click(next())
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: '用那边保存的' }))
    await waitFor(async () => expect(await name()).toHaveValue('另一个窗口写的'))
    expect(screen.getByText(/^已保存/)).toBeVisible()
  })

  it('is no clash where only our own answer was lost', async () => {
    let asked = 0
    const { user } = stage({
      detail: () => {
        asked += 1
        return asked === 1
          ? sheetAnswer()
          : sheetAnswer({ version: 2, facts: { ...sheetAnswer().facts, obligeeName: '周海' } })
      },
      save: () => refusal(409, 'U00409', '这份信息表已在别处保存过，请选择保留哪一份'),
    })
    await user.type(await name(), '周海 ')
    await user.click(next())
    expect(await screen.findByRole('heading', { name: '权利', level: 2 })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
