import { customer, editor, setStage } from '@portal/accounts/testing/page'
import { seededYears } from '@portal/calendars/proof'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RuleView } from '../contract/rules.ts'
import { firstRules } from '../proof/first-rules/first-rules.ts'
import { isChecked } from '../proof/rule.ts'
import { examplesKnowUntil, workedExamples } from '../proof/worked-examples.ts'
import { DeadlinePage } from './deadline-page.tsx'

const viewsFor = (isStaff: boolean): RuleView[] =>
  firstRules.map((rule) => {
    const isTold = isChecked(rule) || isStaff
    return {
      ...rule,
      kinds: [...rule.kinds],
      trigger: { name: rule.trigger.name, deliveries: [...rule.trigger.deliveries] },
      ways: { list: [...rule.ways.list], tag: rule.ways.tag },
      checked: isChecked(rule),
      period: isTold ? rule.period : null,
      source: isTold ? rule.source : null,
    }
  })

const yearOf = (name: string) => {
  const [year = '', calendar = ''] = name.split('/').reverse()
  const found = seededYears.find((one) => one.calendar === calendar && one.year === Number(year))
  const isKnown = found !== undefined && found.year <= examplesKnowUntil
  const days = isKnown ? { free: found.free, working: found.working } : { free: [], working: [] }
  return { calendar, year: Number(year), known: isKnown, ...days, source: null }
}

const path = '/home/deadlines'
const stage = (query: Record<string, string> = {}, { isStaff = false, answers = {} } = {}) =>
  act(async () =>
    setStage({
      pages: { [path]: <DeadlinePage /> },
      at: `${path}?${new URLSearchParams(query)}`,
      as: isStaff ? editor : customer,
      answers: {
        'GET /api/deadlineRules': () => ({ elements: viewsFor(isStaff) }),
        'GET /api/calendars/{calendar}/{year}': ({ name }: { name: string }) => yearOf(name),
        ...answers,
      },
    }),
  )
const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a count on the page', () => {
  const shown = workedExamples.filter(({ asked, more }) => !more && !asked.suspensions)
  it.each(shown)(
    'of $code $asked says what was worked out by hand, with its steps',
    async ({ code, asked, expected }) => {
      const { trigger, delivery = '', calendar = '', extended = false } = asked
      const query = { rule: code, trigger, delivery, calendar, extended: extended ? '1' : '' }
      await stage(query, { isStaff: trigger > '2027-01-01' })
      const steps = within(await screen.findByRole('list', { name: '计算步骤' })).getAllByRole('listitem')
      expect(steps.length).toBeGreaterThanOrEqual(4)
      expect(steps.at(-1)).toHaveTextContent(expected.dueOn ?? '')
      const due = screen.getByRole('status', { name: '计算结果' })
      expect(due).toHaveTextContent(expected.dueOn ?? '')
      if (expected.opensOn) expect(due).toHaveTextContent(expected.opensOn)
      expect(screen.queryAllByText('暂定')).toHaveLength(expected.provisional ? 1 : 0)
    },
  )

  it('is asked for by choosing a rule, a day and a way, and stands in the address', async () => {
    const { user, here } = await stage()
    await user.selectOptions(await screen.findByRole('combobox', { name: /期限规则/ }), [
      '海关依职权保护：申请扣留并提供担保',
    ])
    await user.type(screen.getByRole('textbox', { name: /收到海关通知之日/ }), '20261203')
    const due = await card('最后一天')
    expect(due.getByRole('status', { name: '计算结果' })).toHaveTextContent('2026-12-08 星期二 24:00 前')
    const how = await card('怎样得出')
    expect(how.getByText(/中间跳过 12-05 至 12-06（周末）/)).toBeVisible()
    expect(how.getAllByText(/《知识产权海关保护条例》（2018 年修订）第十六条/)[0]).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: /怎样提交/ }), ['当面提交'])
    await waitFor(() => expect(screen.getByRole('status', { name: '计算结果' })).toHaveTextContent('17:00 前'))
    expect(here()).toBe(`${path}?rule=customs.exOfficio.respond&trigger=2026-12-03&way=person`)
  })

  it('is made again when a suspension is entered', async () => {
    const { user } = await stage({ rule: 'customs.recordal.decide', trigger: '2026-04-15' })
    expect(await screen.findByText('2026-05-29')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '增加一段' }))
    await user.type(screen.getByRole('textbox', { name: '第 1 段开始' }), '20260506')
    await user.type(screen.getByRole('textbox', { name: '第 1 段结束' }), '20260512')
    expect(await screen.findByText('2026-06-08')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '删除第 1 段' }))
    expect(await screen.findByText('2026-05-29')).toBeVisible()
  })

  it('says that it is provisional, which year is missing, and the earliest day', async () => {
    await stage({ rule: 'customs.exOfficio.respond', trigger: '2026-12-30' })
    expect(await screen.findByText(/2027 年的放假安排尚未录入，暂按周末计算；公布后可能变化/)).toHaveTextContent(
      '最早可能为 2027-01-02',
    )
  })
})

describe('what cannot be counted', () => {
  const refusal = async () => (await screen.findByRole('status', { name: '计算结果' })).textContent

  it('is a period that nobody has checked: a customer is told to go by the notice, staff see it marked', async () => {
    const query = { rule: 'tm.cn.opposition', trigger: '2027-01-05' }
    await stage(query)
    expect(await refusal()).toBe('新商标法自 2027-01-01 起施行，本平台尚未核对新期限，请按公告或通知所载日期登记')
    expect(screen.queryByText(/2027-03-05/)).toBeNull()
    expect(screen.queryByRole('option', { name: /展会投诉/ })).toBeNull()
  })

  it('is shown to staff with its mark', async () => {
    await stage({ rule: 'tm.cn.opposition', trigger: '2027-01-05' }, { isStaff: true })
    expect(await screen.findByText('未核对')).toBeVisible()
    expect(screen.getByRole('status', { name: '计算结果' })).toHaveTextContent('2027-03-05')
  })

  it.each([
    ['tm.cn.opposition', '2014-04-30', '该日期没有适用的期限规则，请按通知所载日期登记'],
    ['tm.cn.opposition', '2026-02-30', '起算事由的日期有误'],
    ['eu.customs.respond', '2026-12-01', '请选择成员国'],
  ])('%s of %s', async (rule, trigger, words) => {
    await stage({ rule, trigger })
    expect(await refusal()).toBe(words)
  })

  it('is told where rules or years cannot be read', async () => {
    const away = () => {
      throw new Error('away')
    }
    await stage(
      { rule: 'customs.exOfficio.respond', trigger: '2026-12-03' },
      { answers: { 'GET /api/calendars/{calendar}/{year}': away } },
    )
    expect(await screen.findByText('工作日历加载失败', {}, { timeout: 5_000 })).toBeVisible()
  })
})
