import { offerPrefill } from '@portal/platform/web'
import { answersText, selfCheckSample } from '@portal/selfcheck/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { submitSamples } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { EarlyWarningPage } from './early-warning-page.tsx'
import { RiskAversionPage } from './risk-aversion-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'
const id = '11111111-1111-4111-8111-111111111111'
const checkCall = `GET /api/selfChecks/${id}`
const { score } = submitSamples.earlyWarning
const check = { ...selfCheckSample, id, createTime: Date.parse('2026-11-18T10:02:00+08:00'), score }

const stage = (query: string, answer: () => object = () => check, drafts: Record<string, () => object> = {}) =>
  stagePage(<EarlyWarningPage />, {
    path: '/home/earlyWarningAnalysis/experts',
    at: `/home/earlyWarningAnalysis/experts${query}`,
    answers: {
      [checkCall]: answer,
      [submitCall]: () => ({ businessSn: 'YJ20261120000001', acceptanceDue: 0 }),
      ...drafts,
    },
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

afterEach(() => localStorage.clear())

describe('a self-check sent to the experts', () => {
  it('goes with its answers and its score, and keeps neither in the browser', async () => {
    const { user, callsOf } = stage(`?check=${id}`)
    expect(await screen.findByText(`${score} 分（满分 100）`)).toBeVisible()
    await user.type(await box('诉求'), '请先看专利检索')
    await user.type(await box('联系人姓名'), '周晓')
    await user.type(await box('联系人电话'), '0574-555001')
    await user.click(screen.getByRole('button', { name: '发送给专家' }))
    await screen.findByText('YJ20261120000001')
    expect(callsOf(submitCall).map(({ body }) => body)).toMatchObject([
      { businessType: 5, answers: answersText(selfCheckSample), score, appeal: '请先看专利检索' },
    ])
    expect(JSON.stringify({ ...localStorage })).not.toContain('tm-search')
  })

  it('takes the words of a draft, and not the answers of another check', async () => {
    const head = {
      id: 'd1',
      version: 1,
      form: 'request-5',
      title: '预警自查',
      page: '/home/x',
      savedAt: check.createTime,
    }
    const { product: _, ...other } = selfCheckSample
    const values = { appeal: '上次写的诉求', answers: answersText({ ...other, product: '别的商品' }), score: 1 }
    const { user, callsOf } = stage(`?check=${id}`, () => check, {
      'GET /api/drafts': () => ({ elements: [head] }),
      'GET /api/drafts/request-5': () => ({ ...head, values, lostFiles: 0 }),
    })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(async () => expect(await box('诉求')).toHaveValue('上次写的诉求'))
    await user.type(await box('联系人姓名'), '周晓')
    await user.type(await box('联系人电话'), '0574-555001')
    await user.click(screen.getByRole('button', { name: '发送给专家' }))
    await screen.findByText('YJ20261120000001')
    expect(callsOf(submitCall).map(({ body }) => body)).toMatchObject([
      { answers: answersText(selfCheckSample), score, appeal: '上次写的诉求' },
    ])
  })

  it('begins with the self-check where none is named', async () => {
    stage('')
    expect(await screen.findByText('别的页面')).toBeVisible()
  })

  it('says what is wrong where the check cannot be had, and how to go on', async () => {
    stage(`?check=${id}`, () => refusal(404, 'U00404', '记录不存在'))
    expect(await screen.findByText('自查结果加载失败')).toBeVisible()
    expect(screen.getByRole('link', { name: '返回自查' })).toHaveAttribute('href', '/home/earlyWarningAnalysis')
  })
})

describe('a form that another page has filled in', () => {
  const path = '/home/riskAversion'
  const offer = { avoidType: '出口转内销侵权风险规避', appeal: '请看商标', lxrPhone: 7, other: 'x' }

  it('says so, and is empty again at a click', async () => {
    offerPrefill(path, { from: '预警自查', values: offer })
    const { user } = stagePage(<RiskAversionPage />, { path, answers: {} })
    expect(await screen.findByText('已按“预警自查”的结果填入部分内容')).toBeVisible()
    expect(await box('诉求')).toHaveValue('请看商标')
    expect(await box('联系人电话')).toHaveValue('')
    expect(screen.getByRole('radio', { name: '出口转内销侵权风险规避' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(await box('诉求')).toHaveValue('')
    expect(screen.queryByText(/已按“预警自查”/)).toBeNull()
  })

  it('is filled in at its own address alone', async () => {
    offerPrefill('/home/tradeDisputes', { from: '预警自查', values: offer })
    stagePage(<RiskAversionPage />, { path, answers: {} })
    expect(await box('诉求')).toHaveValue('')
  })
})
