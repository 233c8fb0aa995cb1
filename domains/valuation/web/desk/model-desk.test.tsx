import { type Answers, editor, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CohortVersion } from '../../contract/cohort/cohort.ts'
import type { Validation } from '../../contract/validation/validation.ts'
import { cohortAnswer, cohortDetailAnswer, validationAnswer } from '../../testing/desk-answers.ts'
import { CohortPage } from './cohort-page.tsx'
import { CohortsPage } from './cohorts-page.tsx'
import { ValidationsPage } from './validations-page.tsx'

const cohorts = '/api/admin/cohorts'
const validations = '/api/admin/valuation/validations'

const stage = (at: string, answers: Answers) =>
  setStage({
    pages: {
      '/valuation-model/cohorts': <CohortsPage />,
      '/valuation-model/cohorts/:version': <CohortPage />,
      '/valuation-model/validations': <ValidationsPage />,
    },
    at,
    as: editor,
    answers,
  })

const listOf = (elements: CohortVersion[], name = 'D-1') => ({
  ...{ elements, totalElements: elements.length },
  inForce: { name, kind: name === 'D-1' ? 'default' : 'imported' },
})

describe('对照组', () => {
  it('is rebuilt in the background, says how far it is, and cannot be rebuilt twice at once', async () => {
    let elements: CohortVersion[] = []
    const building = cohortAnswer({ version: 'C-1', state: 'building', phase: 'growth', n: null, day: null, can: [] })
    const { user } = stage('/valuation-model/cohorts', {
      [`GET ${cohorts}`]: () => listOf(elements),
      [`POST ${cohorts}/rebuild`]: () => {
        elements = [building]
        return building
      },
    })
    expect(await screen.findByText('现用 D-1（内置假定值）')).toBeVisible()
    expect(await screen.findByText('还没有统计过对照组，评估使用内置假定值')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重建对照组' }))
    expect(await screen.findByText('第 2 步，共 3 步：统计各技术领域的增长')).toBeVisible()
    expect(screen.getByRole('button', { name: '重建对照组' })).toBeDisabled()
  })

  it('lists versions with their size and day, why one failed, and offers the way back to what is assumed', async () => {
    const failed = cohortAnswer({
      version: 'C-3',
      state: 'failed',
      n: null,
      day: null,
      failure: '没有可以统计的专利记录',
      can: [],
    })
    const inForce = cohortAnswer({
      version: 'C-1',
      state: 'published',
      isInForce: true,
      isDemonstration: true,
      can: [],
    })
    const { user, callsOf } = stage('/valuation-model/cohorts', {
      [`GET ${cohorts}`]: () => listOf([failed, cohortAnswer(), inForce], 'C-1'),
      [`POST ${cohorts}/D-1/publish`]: () => ({ version: 'D-1' }),
    })
    expect(await screen.findByRole('row', { name: /C-3/ })).toHaveTextContent(/重建失败.*没有可以统计的专利记录/)
    expect(screen.getByRole('row', { name: /C-2/ })).toHaveTextContent(/草稿.*1,200件，截至2026-11-01/)
    expect(screen.getByRole('row', { name: /C-1/ })).toHaveTextContent(/现用.*演示/)
    await user.click(screen.getByRole('button', { name: '改用内置假定值' }))
    const question = within(await screen.findByRole('alertdialog', { name: '改用对照组 D-1？' }))
    await user.click(question.getByRole('button', { name: '发布' }))
    await waitFor(() => expect(callsOf(`POST ${cohorts}/D-1/publish`)).toHaveLength(1))
  })

  it('shows what a version holds, and is published after a question that says what changes', async () => {
    let changes: Partial<CohortVersion> = {}
    const { user } = stage('/valuation-model/cohorts/C-2', {
      [`GET ${cohorts}/C-2`]: () => ({ ...cohortDetailAnswer(), ...changes }),
      [`POST ${cohorts}/C-2/publish`]: () => {
        changes = { state: 'published', isInForce: true, can: [] }
        return { version: 'C-2' }
      },
    })
    const sizes = within(await screen.findByRole('table', { name: '件数' }))
    expect(sizes.getByRole('row', { name: /2019/ })).toHaveTextContent(/480.*0.*20/)
    expect(
      within(screen.getByRole('table', { name: '分位数' })).getByRole('row', { name: /权利要求/ }),
    ).toHaveTextContent(/1,190/)
    await user.click(screen.getByRole('button', { name: '发布' }))
    const question = within(await screen.findByRole('alertdialog', { name: '改用对照组 C-2？' }))
    expect(question.getByText(/与 C-2（1,200件，截至2026-11-01）比较，不再使用 C-1.*已有的结果不变/)).toBeVisible()
    await user.click(question.getByRole('button', { name: '发布' }))
    expect(await screen.findByText('现用')).toBeVisible()
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
  })
})

describe('验证', () => {
  const answersOf = (elements: Validation[], calibrated = false) => ({
    [`GET ${validations}`]: () => ({
      elements,
      ...{ totalElements: elements.length, calibrated, inForce: { parameters: 'P-1', cohort: 'D-1' } },
    }),
  })

  it('shows a result with its size, day and interval, what it is too good for, and a goal that was missed', async () => {
    const figures = { auc: 0.6, aucLow: 0.57, aucHigh: 0.63, citationsAuc: 0.59, slope: null }
    stage(
      '/valuation-model/validations',
      answersOf([
        validationAnswer(),
        validationAnswer({ id: 'b', verdict: 'missed', renewal: figures, cohort: 'C-2' }),
        validationAnswer({ id: 'c', verdict: 'insufficient', renewal: null, n: 299, alive: 150, cohort: 'C-3' }),
      ]),
    )
    const good = await screen.findByRole('row', { name: /C-1/ })
    expect(good).toHaveTextContent(/达到目标.*AUC 0.72（95%区间 0.70–0.73），只看被引证 0.67/)
    expect(good).toHaveTextContent(
      /校准斜率 1.03，到第10年仍有效 54%.*引证数未回溯到第5年，结果偏乐观.*4,000.*2026-11-20/,
    )
    expect(screen.getByRole('row', { name: /C-2/ })).toHaveTextContent(/未达到目标.*校准斜率 无法计算/)
    expect(screen.getByRole('row', { name: /C-3/ })).toHaveTextContent('样本不足（299件），未计算')
    expect(screen.getByText('评估结果注明“模型参数未经中国交易数据校准”')).toBeVisible()
  })

  it('says when the model is validated', async () => {
    stage('/valuation-model/validations', answersOf([validationAnswer()], true))
    expect(await screen.findByText('现用的参数和对照组已经验证')).toBeVisible()
  })

  it('starts a renewal validation after a question', async () => {
    const elements: Validation[] = []
    const { user } = stage('/valuation-model/validations', {
      ...answersOf(elements),
      [`POST ${validations}`]: () => {
        const running = validationAnswer({ state: 'running', verdict: null, renewal: null, n: null, alive: null })
        elements.push(running)
        return running
      },
    })
    await user.click(await screen.findByRole('button', { name: '开始续费验证' }))
    const question = within(await screen.findByRole('alertdialog', { name: '开始续费验证？' }))
    await user.click(question.getByRole('button', { name: '开始' }))
    expect(await screen.findByText('正在计算，离开本页不影响')).toBeVisible()
    expect(screen.getByRole('button', { name: '开始续费验证' })).toBeDisabled()
  })

  it('records a price validation, and says which field is wrong', async () => {
    const { user, callsOf } = stage('/valuation-model/validations', {
      ...answersOf([]),
      [`POST ${validations}`]: () => validationAnswer({ kind: 'price', verdict: 'reached', renewal: null }),
    })
    await user.click(await screen.findByRole('button', { name: '登记价格验证' }))
    const form = within(await screen.findByRole('dialog', { name: '登记价格验证' }))
    await user.type(form.getByLabelText(/^件数/), '120')
    await user.type(form.getByLabelText(/^验证日期/), '2026-11-01')
    await user.type(form.getByLabelText(/^来源/), '演示：公开的开放许可声明')
    await user.type(form.getByLabelText(/^等级相关系数/), '1.4')
    await user.type(form.getByLabelText(/^区间覆盖率/), '0.5')
    await user.click(form.getByRole('button', { name: '登记' }))
    expect((await screen.findAllByText('等级相关系数应在 -1 与 1 之间')).length).toBeGreaterThan(0)
    await user.clear(form.getByLabelText(/^等级相关系数/))
    await user.type(form.getByLabelText(/^等级相关系数/), '0.34')
    await user.click(form.getByRole('button', { name: '登记' }))
    await waitFor(() => expect(callsOf(`POST ${validations}`)).toHaveLength(1))
    expect(callsOf(`POST ${validations}`)[0]?.body).toMatchObject({
      ...{ kind: 'price', n: '120', spearman: '0.34', parameters: 'P-1', cohort: 'D-1' },
    })
  })
})
