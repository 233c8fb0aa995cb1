import { refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BatchElement, ValuationBatch } from '../../contract/batch.ts'
import { sampleId, samplePn } from '../../testing/answers.ts'
import { batchPath, resultPath } from '../paths.ts'
import { BatchPage } from './batch-page.tsx'
import { sendList } from './send-list.ts'

// Files are sent by XMLHttpRequest, which the browser of these tests does not answer.
vi.mock('./send-list.ts', () => ({ sendList: vi.fn() }))
beforeEach(() => {
  vi.mocked(sendList).mockReset()
})

const id = '0192a4c6-0000-7000-8000-000000000001'
const batchCall = `GET /api/valuationBatches/${id}`
const resultCall = `${batchCall}/result`

const element = (changes: Partial<BatchElement>): BatchElement => ({
  ...{ line: 2, pn: samplePn, id: null, score: null, price: null, reason: null, msg: null },
  ...changes,
})
const finished: ValuationBatch = {
  ...{ id, state: 'finished', total: 3, done: 3, failed: 2, calibrated: false },
  elements: [
    element({ id: sampleId, score: 91.3, price: '27.53' }),
    element({ line: 3, pn: 'CN900000099B', score: 0, msg: '评估失败，未检索到该公告号专利数据' }),
    element({ line: 4, pn: '=1+1', reason: 'FORMAT', msg: '请输入正确的专利公告号' }),
  ],
}
const running: ValuationBatch = {
  ...{ id, state: 'running', total: 2, done: 1, failed: 0, calibrated: false },
  elements: [element({ id: sampleId, score: 91.3, price: '27.53' }), element({ line: 3, pn: 'CN900000002U' })],
}

const stage = (at: string, answers: Record<string, () => object> = {}) => stageOf({})(<BatchPage />, { at, answers })

it('takes a file and goes on to its batch, whose address stays', async () => {
  vi.mocked(sendList).mockResolvedValue({ id, url: '', fileName: '', size: 1, sha256: '' })
  const { user, here } = stage(batchPath, { [batchCall]: () => finished })
  const file = new File(['CN900000001B'], '名单.csv')
  await user.upload(await screen.findByLabelText(/^公告号名单/), file)
  await waitFor(() => expect(here()).toBe(`${batchPath}?id=${id}`))
  expect(vi.mocked(sendList).mock.calls[0]?.[0]).toBe(file)
  expect(await screen.findByText('已评估 3 / 3 件，其中 2 件没有结果，原因见表')).toBeVisible()
})

it('refuses another kind of file before it is sent', async () => {
  const { user } = stage(batchPath)
  const box = await screen.findByLabelText<HTMLInputElement>(/^公告号名单/)
  box.removeAttribute('accept')
  await user.upload(box, new File(['x'], '名单.pdf'))
  expect(await screen.findByText('只支持 XLSX 和 CSV 文件')).toBeVisible()
  expect(sendList).not.toHaveBeenCalled()
})

it('says how far it is and looks again until all is done', async () => {
  let batch = running
  stage(`${batchPath}?id=${id}`, { [batchCall]: () => batch })
  expect(await screen.findByText('已评估 1 / 2 件')).toHaveRole('status')
  expect(screen.getByRole('progressbar', { name: '评估进度' })).toHaveAttribute('value', '1')
  expect(screen.getByRole('row', { name: /CN900000002U/ })).toHaveTextContent('等待评估')
  expect(screen.queryByRole('button', { name: /下载结果/ })).toBeNull()
  batch = finished
  expect(await screen.findByRole('button', { name: '下载结果（XLSX）' }, { timeout: 3_000 })).toBeVisible()
})

it('leads from each line to its result or says why there is none, and says why a file cannot be had', async () => {
  const { user } = stage(`${batchPath}?id=${id}`, {
    [batchCall]: () => finished,
    [resultCall]: () => refusal(409, 'U00409', '这一批还没有评估完，请稍后下载'),
  })
  const table = within(await screen.findByRole('table', { name: '批量评估的结果' }))
  expect(table.getByRole('link', { name: samplePn })).toHaveAttribute('href', `${resultPath}?pingguid=${sampleId}`)
  expect(table.getByRole('row', { name: /CN900000099B/ })).toHaveTextContent('—')
  expect(table.getByRole('row', { name: /=1\+1/ })).toHaveTextContent('请输入正确的专利公告号')
  await user.click(screen.getByRole('button', { name: '下载结果（XLSX）' }))
  expect(await screen.findByText('这一批还没有评估完，请稍后下载')).toBeVisible()
})

it('a batch that is gone, or somebody else’s, says so', async () => {
  stage(`${batchPath}?id=${id}`, { [batchCall]: () => refusal(404, 'U00404', '没有找到') })
  expect(await screen.findByText('没有找到这一批，它可能已经过期')).toBeVisible()
  expect(screen.getByRole('link', { name: '重新上传' })).toHaveAttribute('href', batchPath)
})
