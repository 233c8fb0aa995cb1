import { refusal, stageOf } from '@portal/accounts/testing/page'
import { findPrefill } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { detailAnswer, sampleId, samplePn, valuedAnswer } from '../testing/answers.ts'
import { AssessmentPage } from './assessment-page.tsx'
import { askPath, comparePath, methodPath, resultPath } from './paths.ts'

const evaluateCall = 'GET /iprp_foreign/api/evaluateByPsn'
const detailCall = 'GET /evaluate-patent/basic/queryById'

const reportCall = 'POST /api/valuationReport'

const stagePage = stageOf({
  [evaluateCall]: () => valuedAnswer(),
  [detailCall]: () => detailAnswer(),
  'GET /api/site': () => ({}),
  'GET /api/valuations': () => ({ elements: [], totalElements: 0 }),
})
const path = '/home/earlyWarningAnalysis/assessment/:step'
const stage = (at: string, answers: Record<string, () => object> = {}) =>
  stagePage(<AssessmentPage />, { path, at, answers })

describe('step one', () => {
  it('asks for a number, says what a wrong one is, and asks the server nothing before 下一步', async () => {
    const { user, calls, here } = stage(askPath)
    const box = await screen.findByRole('textbox', { name: /专利公告号/ })
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect((await screen.findAllByText('请输入需要评估的专利公告号')).length).toBeGreaterThan(0)
    await user.type(box, 'CN306789012S')
    expect(screen.getByText('暂不支持外观设计专利，仅支持发明和实用新型')).toBeVisible()
    await user.clear(box)
    await user.type(box, samplePn)
    expect(calls.filter(({ name }) => name === evaluateCall)).toEqual([])
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(here()).toBe(`${resultPath}?pingguid=${sampleId}`))
  })

  it('is filled by the address, or by an earlier result, which it leads back to', async () => {
    stage(`${askPath}?val=CN1`)
    expect(await screen.findByDisplayValue('CN1')).toBeVisible()
  })

  it('an earlier result fills the box with its number', async () => {
    stage(`${askPath}?pingguid=${sampleId}`)
    expect(await screen.findByDisplayValue(samplePn)).toBeVisible()
    expect(screen.getByRole('link', { name: '查看上次结果' })).toHaveAttribute(
      'href',
      `${resultPath}?pingguid=${sampleId}`,
    )
  })

  it('says where the number stands, and fills in an example', async () => {
    const { user } = stage(askPath)
    await user.click(await screen.findByRole('button', { name: '公告号在哪里' }))
    const dialog = within(await screen.findByRole('dialog', { name: '公告号在哪里' }))
    expect(dialog.getByText(/没有导入数据的会提示未检索到/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'CN103150376B' }))
    const box = await screen.findByDisplayValue('CN103150376B')
    await waitFor(() => expect(box).toHaveFocus())
  })

  it('several numbers lead to the comparison', async () => {
    const two = () => ({ ...valuedAnswer(), list: [valuedAnswer(), { code: 500, reason: 'FORMAT', msg: '格式有误' }] })
    const { user, here } = stage(askPath, { [evaluateCall]: two })
    await user.type(await screen.findByRole('textbox', { name: /专利公告号/ }), `${samplePn},手机`)
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(here()).toContain(comparePath)
    expect(await screen.findByText('格式有误')).toBeVisible()
    expect(screen.getByRole('link', { name: '看能评估的一件' })).toBeVisible()
  })
})

describe('step two', () => {
  it('without a number leads back to step one', async () => {
    const { here } = stage(resultPath)
    await screen.findByRole('textbox', { name: /专利公告号/ })
    expect(here()).toBe(askPath)
  })

  it('says why it cannot be valued, and keeps what was typed', async () => {
    const { user, here } = stage(`${resultPath}?val=CN900000006B`, {
      [evaluateCall]: () => ({ code: 500, reason: 'NO_DATA', msg: '可用数据不足，暂不能评估' }),
    })
    const alert = await screen.findByRole('alertdialog', { name: '不能评估' })
    expect(alert).toHaveTextContent('可用数据不足，暂不能评估')
    await user.click(within(alert).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(here()).toBe(`${askPath}?val=CN900000006B`))
    expect(screen.getByDisplayValue('CN900000006B')).toBeVisible()
  })

  it('offers the publications of an application number', async () => {
    stage(`${resultPath}?val=201910000009.5`, {
      [evaluateCall]: () => ({
        ...{ code: 500, reason: 'IS_APPLICATION_NUMBER', msg: '您输入的是申请号，请输入公告号' },
        candidates: [samplePn],
      }),
    })
    expect(await screen.findByRole('link', { name: samplePn })).toHaveAttribute('href', `${resultPath}?val=${samplePn}`)
  })

  it('shows no gauge where nothing is known, but the words and a way back', async () => {
    const msg = '评估失败，未检索到该公告号专利数据，请检查输入的专利公告号是否正确'
    stage(`${resultPath}?val=CN103150376B`, {
      [evaluateCall]: () => valuedAnswer({ id: null, score: 0, prscode: null, msg }),
    })
    expect(await screen.findByText(msg)).toBeVisible()
    expect(screen.queryByRole('img', { name: /分值/ })).toBeNull()
    expect(screen.getByRole('link', { name: '重新输入' })).toHaveAttribute('href', `${askPath}?val=CN103150376B`)
  })

  it('shows the score as a sentence and a table, its reasons that add up, and what it is not', async () => {
    const { user } = stage(`${resultPath}?pingguid=${sampleId}`)
    expect(
      await screen.findByRole('img', { name: /分值 91.3，满分 100，一级；八成把握在 85 到 93.7 之间/ }),
    ).toBeVisible()
    expect(within(screen.getByRole('table', { name: '分值' })).getByText('91.3')).toBeVisible()
    expect(screen.getByText('27.53')).toBeVisible()
    const why = within(screen.getByRole('table', { name: '各指标的贡献' }))
    const values = why
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(/[+−]\d\.\d{3}/.exec(row.textContent ?? '')?.[0].replace('−', '-') ?? 0))
    const sum = /合计 ([+−]\d\.\d{3})/.exec(screen.getByText(/^合计/).textContent ?? '')?.[1]?.replace('−', '-')
    expect(values.reduce((total, one) => total + one, 0)).toBeCloseTo(Number(sum), 1)
    expect(values.map(Math.abs)).toEqual(values.map(Math.abs).toSorted((a, b) => b - a))
    expect(screen.getAllByText(/模型参数未经中国交易数据校准/).length).toBeGreaterThan(0)
    expect(screen.getByText('演示数据：这是一件虚构的专利')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '侵权救济' }))
    expect(screen.queryByRole('img', { name: /分值 91.3/ })).toBeNull()
    expect(screen.getByText('27.53')).toBeVisible()
  })

  it('names a counted cohort with its size and day, and says of a validated model nothing that is no longer so', async () => {
    const counted = { cohort: 'C-1', cohortKind: 'imported' as const, cohortN: 980, cohortDay: '2026-10-01' }
    const { model } = detailAnswer()
    stage(`${resultPath}?pingguid=${sampleId}`, {
      [detailCall]: () => detailAnswer({ model: { ...model, ...counted, calibrated: true } }),
    })
    expect(await screen.findByText(/对照组 C-1（980件，截至2026-10-01）/)).toBeVisible()
    expect(screen.queryByText(/未经中国交易数据校准/)).toBeNull()
  })

  it('says that a source forbids to show title and people', async () => {
    stage(`${resultPath}?pingguid=${sampleId}`, {
      [detailCall]: () => detailAnswer({ mayShow: false, ti: null, pa: null, inn: null }),
    })
    expect(await screen.findByText('数据来源不允许展示著录项目。')).toBeVisible()
  })

  it('takes what it knows of the patent to the vault, whose form its owner completes', async () => {
    const { user, here } = stage(`${resultPath}?pingguid=${sampleId}`, {
      [detailCall]: () => detailAnswer({ an: '201910000009.5', pa: '演示甲;演示乙' }),
    })
    await user.click(await screen.findByRole('button', { name: '加入权利台账' }))
    expect(here()).toBe('/home/rights?form=new')
    expect(findPrefill('/home/rights')?.values).toEqual({
      ...{ registerType: 1, recordName: '演示：密钥的分发方法', registerNum: 'ZL201910000009.5' },
      ...{ obligeeName: '演示甲、演示乙', status: 'registered', applicationDate: '2016-06-01' },
    })
  })

  it('hands its report out, for the scene that is chosen', async () => {
    const report = {
      reportNo: 'PG20250101000001',
      url: '/api/file/f1?a=1',
      fileName: '专利价值参考分析.pdf',
      sha256: 'a',
    }
    const { user, callsOf } = stage(`${resultPath}?pingguid=${sampleId}`, { [reportCall]: () => report })
    await user.click(await screen.findByRole('radio', { name: '质押' }))
    await user.click(screen.getByRole('button', { name: '下载报告' }))
    const dialog = within(await screen.findByRole('dialog', { name: '报告已生成' }))
    expect(dialog.getByText(/报告编号 PG20250101000001。链接 15 分钟内有效/)).toBeVisible()
    expect(dialog.getByRole('link', { name: '下载 PDF' })).toHaveAttribute('href', report.url)
    expect(callsOf(reportCall)).toMatchObject([{ body: { id: sampleId, scene: 'pledge' } }])
  })

  it('says why there is no report, and leaves the button', async () => {
    const msg = '每天最多生成20份报告，请明天再试'
    const { user } = stage(`${resultPath}?pingguid=${sampleId}`, { [reportCall]: () => refusal(429, 'U00429', msg) })
    await user.click(await screen.findByRole('button', { name: '下载报告' }))
    expect(await screen.findByText(msg)).toBeVisible()
    expect(screen.getByRole('button', { name: '下载报告' })).toBeEnabled()
  })

  it('a visitor logs in for the report and comes back to this result', async () => {
    stagePage(<AssessmentPage />, { path, at: `${resultPath}?pingguid=${sampleId}`, answers: {}, visitor: true })
    expect(await screen.findByRole('link', { name: '登录后下载' })).toHaveAttribute(
      'href',
      `/login?return_url=${encodeURIComponent(`${resultPath}?pingguid=${sampleId}`)}`,
    )
  })

  it('a result that is gone says so', async () => {
    stage(`${resultPath}?pingguid=${sampleId}`, {
      [detailCall]: () => refusal(404, 'U00404', '没有找到'),
    })
    expect(await screen.findByText('没有找到这次评估，它可能已经过期')).toBeVisible()
  })
})

it('several stand side by side, the best of a line with a word beside it', async () => {
  const worse = detailAnswer({ id: 'B'.repeat(22), pn: 'CN900000002U', score: 46.6, price: '0.51' })
  stage(`${comparePath}?ids=${sampleId},${worse.id}`, {
    'GET /api/valuationComparison': () => ({ elements: [detailAnswer(), worse] }),
  })
  const table = within(await screen.findByRole('table', { name: '专利价值对比' }))
  expect(table.getByRole('link', { name: 'CN900000002U' })).toBeVisible()
  expect(table.getByRole('row', { name: /^分值/ })).toHaveTextContent('91.3（一级） 最高')
})

it('a user finds what he has evaluated before, and has it forgotten', async () => {
  const row = { id: sampleId, pn: samplePn, ti: '演示：密钥', score: 91.3, price: '27.53', prscode: '10', time: 0 }
  let rows = [row]
  const { user, callsOf } = stage(askPath, {
    'GET /api/valuations': () => ({ elements: rows, totalElements: rows.length }),
    'DELETE /api/valuations/{id}': () => {
      rows = []
      return {}
    },
  })
  const table = within(await screen.findByRole('table', { name: '我评估过的专利' }))
  expect(table.getByRole('link', { name: samplePn })).toHaveAttribute('href', `${resultPath}?pingguid=${sampleId}`)
  await user.click(table.getByRole('button', { name: `从记录中删除 ${samplePn}` }))
  expect(await screen.findByText(/还没有记录/)).toBeVisible()
  expect(callsOf(`DELETE /api/valuations/${sampleId}`)).toHaveLength(1)
})

it('the method says of each figure where it is from, and that nobody has compared it yet', async () => {
  stage(methodPath, {
    'GET /api/valuationModel': () => ({
      ...{ version: 'PV-1', cohort: { name: 'C-2', kind: 'imported', n: 12_345, day: '2026-11-01' } },
      calibrated: false,
      parameters: {
        ...{ version: 'P-2', since: '2026-11-28', note: '按新的调查' },
        list: [{ key: 'a0', name: '中位收益', value: '15000', source: '假定值', sourceUrl: null, checkedOn: null }],
      },
      scenes: [{ scene: 'management', name: '管理', technology: 0.4, law: 0.35, economics: 0.25 }],
      indicators: [{ key: 'cit', dim: 'technology', name: '被引证', weight: 0.9 }],
    }),
  })
  const row = within(await screen.findByRole('table', { name: '参数' })).getByRole('row', { name: /中位收益/ })
  expect(row).toHaveTextContent(/假定值.*尚未核对/)
  expect(screen.getByText(/^P-2，.*起使用：按新的调查/)).toBeVisible()
  expect(within(screen.getByRole('table', { name: '场景的权重' })).getByText('40%')).toBeVisible()
  expect(screen.getByText(/对照组 C-2（12,345件，截至2026-11-01）/)).toBeVisible()
})
