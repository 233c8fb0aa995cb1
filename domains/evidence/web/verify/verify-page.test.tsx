import { execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stagePage } from '../../testing/page-stage.tsx'
import { VerifyPage } from './verify-page.tsx'

type Verdict = 'VALID' | 'PARTIAL' | 'INVALID' | 'CANNOT_TELL'

const path = '/home/verifyEvidence'
const titles: Record<Verdict, string> = {
  VALID: '核验通过',
  PARTIAL: '所提供的部分核验通过',
  INVALID: '核验不通过',
  CANNOT_TELL: '无法判断',
}

let folder: string
type Told = { conclusion: string; claims: { title: string; detail: string }[] }
let made: { name: string; verdict: Verdict; told?: { zh: Told } }[]
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-page-'))
  execFileSync('node', [join(import.meta.dirname, '../../testing/make-packages.ts'), folder])
  made = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
})
// A browser has it on https and on files; jsdom has half of it.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')
const packageOf = (name: string): File => {
  const bytes = readFileSync(join(folder, `${made.findIndex((one) => one.name === name)}.zip`))
  return new File([Uint8Array.from(bytes)], `${name}.zip`, { type: 'application/zip' })
}

const stage = (answers: Parameters<typeof stagePage>[1]['answers'] = {}) =>
  stagePage(<VerifyPage />, {
    path,
    visitor: true,
    answers: { 'GET /api/evidence/pins': () => JSON.parse(textOf('pins.json')), ...answers },
  })
type Staged = ReturnType<typeof stage>
const judge = async ({ user }: Staged, name: string): Promise<void> => {
  await user.upload(screen.getByLabelText(/选择材料包/), packageOf(name))
  await screen.findByRole('heading', { name: `结果：${name}.zip` })
}
const trustPortal = async ({ user }: Staged): Promise<void> => {
  await user.click(screen.getByRole('button', { name: '用本平台公布的依据' }))
  await screen.findByText(/由本平台给出，不独立于本平台/)
}
const asked = ({ calls }: Staged) => calls.filter(({ name }) => name.includes('/api/evidence'))

it('judges a package in the browser: nothing is asked until the visitor asks, and nothing of the file is sent', async () => {
  const page = stage()
  await judge(page, 'good')
  expect(screen.getByText(titles.CANNOT_TELL, { selector: 'p' })).toBeVisible()
  expect(asked(page)).toEqual([])
  await trustPortal(page)
  expect(await screen.findByText(titles.VALID)).toBeVisible()
  expect(asked(page).map(({ name, body }) => [name, body])).toEqual([['GET /api/evidence/pins', null]])
  const link = screen.getByRole('link', { name: '查看它的公开记录' })
  expect(link).toHaveAttribute('href', expect.stringContaining('EV20261120048213'))
})

it('takes pins that the visitor kept, and refuses what is none', async () => {
  const page = stage()
  const chooser = screen.getByLabelText('用自己保存的依据文件')
  await page.user.upload(chooser, new File(['{}'], 'pins.json', { type: 'application/json' }))
  expect(await screen.findByText('这不是核验依据文件')).toBeVisible()
  await page.user.upload(chooser, new File([textOf('pins.json')], 'pins.json', { type: 'application/json' }))
  expect(await screen.findByText('正在使用您提供的依据。')).toBeVisible()
  await judge(page, 'good')
  expect(screen.getByText(titles.VALID)).toBeVisible()
})

it('names what was withheld, and lets the rest stand', async () => {
  const page = stage()
  await trustPortal(page)
  await judge(page, 'reduced')
  const rows = within(screen.getByRole('list', { name: '各项结果' }))
  expect(rows.getByText(/data\/04-hzSy\.jpg（护照首页\.jpg）/)).toBeVisible()
  expect(rows.getAllByText('成立').length).toBeGreaterThan(4)
})

it('agrees with the command on every way of tampering', { timeout: 60_000 }, async () => {
  const page = stage()
  await trustPortal(page)
  for (const { name, verdict } of made.filter(({ told }) => !told)) {
    await judge(page, name)
    expect(screen.getByText(titles[verdict], { selector: 'p' }), name).toBeVisible()
  }
})

it('shows the whole verdict, word for word', { timeout: 60_000 }, async () => {
  const page = stage()
  const pins = new File([textOf('told-pins.json')], 'pins.json', { type: 'application/json' })
  await page.user.upload(screen.getByLabelText('用自己保存的依据文件'), pins)
  for (const { name, told } of made) {
    if (!told) continue
    await judge(page, name)
    expect(screen.getByText(told.zh.conclusion), name).toBeVisible()
    const rows = within(screen.getByRole('list', { name: '各项结果' })).getAllByRole('listitem')
    expect(rows.length, name).toBe(told.zh.claims.length)
    for (const [at, { title, detail }] of told.zh.claims.entries()) {
      const text = rows[at]?.textContent ?? ''
      expect([text.slice(0, title.length), text.slice(-detail.length)], name).toEqual([title, detail])
    }
  }
})

it('shows the digests of any other file, and looks it up when asked to', async () => {
  const matches = [{ evidenceNo: 'EV20261120048213', slot: 'zhtwTwh', receivedAt: 1 }]
  const page = stage({ 'POST /api/evidence/verify': () => ({ verification: null, matches }) })
  const file = new File(['abc'], '展位照片.jpg', { type: 'image/jpeg' })
  await page.user.upload(screen.getByLabelText(/选择材料包/), file)
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await screen.findByText(sha256)).toBeVisible()
  expect(screen.getByText('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')).toBeVisible()
  expect(asked(page)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: /只发送 SHA-256/ }))
  expect(await screen.findByText(/与它逐字节相同/)).toBeVisible()
  expect(asked(page).map(({ body }) => body)).toEqual([{ sha256 }])
})
