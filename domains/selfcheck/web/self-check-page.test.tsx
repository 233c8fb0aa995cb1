import { findPrefill } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Choices } from '../contract/choices.ts'
import { questionsFor } from '../contract/question.ts'
import { currentSet } from '../contract/question-sets.ts'
import { selfCheckSample } from '../contract/samples.ts'
import { scoreOf } from '../contract/score.ts'
import { signIn, stageSelfCheck } from '../testing/page-stage.tsx'
import { answer, beginCheck, endCheck } from './check-store.ts'

const { score } = scoreOf(questionsFor(currentSet, selfCheckSample), selfCheckSample.choices)
const saveCall = 'POST /api/selfChecks'
const id = '11111111-1111-4111-8111-111111111111'

afterEach(() => {
  endCheck()
  localStorage.clear()
})

const fillIn = async (user: UserEvent) => {
  await user.type(screen.getByRole('textbox', { name: /^出口商品/ }), '太阳镜')
  await user.selectOptions(screen.getByRole('combobox', { name: /^商品类别/ }), '其他商品')
  await user.type(await screen.findByRole('combobox', { name: /^出口国家或地区/ }), '德国')
  await user.click(await screen.findByRole('option', { name: '德国' }))
  await user.click(screen.getByRole('checkbox', { name: '自有品牌' }))
}
const start = (user: UserEvent) => user.click(screen.getByRole('button', { name: '开始作答' }))
const questions = () => screen.getAllByRole('group')
const pick = (user: UserEvent, index: number, name: string) => {
  const question = questions()[index]
  if (!question) throw new Error(`no question ${index}`)
  return user.click(within(question).getByRole('radio', { name }))
}

describe('the start of a self-check', () => {
  it('names what is missing in the order of the form, and shows a visitor no history', async () => {
    const { user, callsOf } = await stageSelfCheck()
    await start(user)
    const summary = (await screen.findByText('还有 4 处需要填写或修改')).closest<HTMLElement>('[role=alert]')
    expect(
      within(summary ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['请输入出口商品', '请选择商品类别', '请选择出口国家或地区', '请选择出口渠道'])
    expect(callsOf('GET /api/selfChecks')).toEqual([])
    expect(screen.getByText('结果不构成法律意见。')).toBeVisible()
  })

  it('leads to the questions of these goods, whose answers stay in the browser and hold nothing else', async () => {
    const { user } = await stageSelfCheck()
    await fillIn(user)
    await start(user)
    await screen.findByRole('heading', { name: '商标' })
    expect(within(questions()[0] ?? document.body).getByText('为什么问')).toBeVisible()
    await pick(user, 0, '没有查询')
    expect(within(questions()[0] ?? document.body).getByText('可以这样做')).toBeVisible()
    await pick(user, 1, '不清楚')
    expect(screen.getByText(/^已答 2 \/ \d+ 题$/)).toBeVisible()
    const draft = JSON.parse(localStorage.getItem('draft:visitor:self-check') ?? '{}')
    expect(draft.value).toEqual({
      version: selfCheckSample.version,
      product: '太阳镜',
      category: 'other',
      country: '德国',
      channels: ['ownBrand'],
      choices: { 'tm-search': 'c', 'tm-registered': 'u' },
    })
  })

  it('takes up a visitor’s draft under the name of whoever signs in', async () => {
    signIn(false)
    beginCheck(selfCheckSample, { version: selfCheckSample.version, choices: { 'tm-search': 'b' } })
    signIn()
    answer('tm-squat', 'a')
    expect(localStorage.getItem('draft:visitor:self-check')).toBeNull()
    expect(JSON.parse(localStorage.getItem('draft:u1:self-check') ?? '{}').value.choices).toEqual({
      'tm-search': 'b',
      'tm-squat': 'a',
    })
  })
})

const begun = (signedIn: boolean) => {
  signIn(signedIn)
  beginCheck(selfCheckSample, { version: selfCheckSample.version, choices: selfCheckSample.choices })
}

describe('the result of a self-check', () => {
  it('shows a visitor the scores, the lights in words and five actions, and asks to log in for the rest', async () => {
    begun(false)
    const { user } = await stageSelfCheck({ query: '?step=result' })
    const total = await screen.findByRole('region', { name: /^演示·太阳镜/ })
    expect(within(total).getByText(String(score))).toBeVisible()
    expect(within(total).getByText('黄灯 · 有待补强')).toBeVisible()
    expect(screen.getAllByRole('meter')).toHaveLength(5)
    expect(screen.getAllByRole('link', { name: /^去办理/ })).toHaveLength(5)
    expect(screen.getByText('结果不构成法律意见')).toBeVisible()
    expect(screen.queryByRole('button', { name: '保存结果' })).toBeNull()
    const login = screen.getByRole('link', { name: '登录后保存或发送给专家' })
    expect(login.getAttribute('href')).toContain(encodeURIComponent('?step=result'))
    await user.click(screen.getByRole('button', { name: /^展开全部/ }))
    expect(within(screen.getByRole('region', { name: '商标' })).getByText('只做过简单搜索')).toBeVisible()
  })

  it('opens the form of an action with its fields, and nothing of them in the address', async () => {
    begun(false)
    const { user, here } = await stageSelfCheck({ query: '?step=result' })
    const urgent = (await screen.findByText('期限在走，先办')).closest('li') ?? document.body
    await user.click(within(urgent).getByRole('link', { name: /^去办理/ }))
    expect(here()).toBe('/home/customsSeizure')
    expect(findPrefill('/home/customsSeizure')).toMatchObject({
      from: '预警自查',
      values: { seizureProduct: '演示·太阳镜', appeal: expect.stringContaining('德国') },
    })
  })

  it('is saved once however often it is asked, with its score, and leaves no draft', async () => {
    begun(true)
    let refusals = 1
    const { user, here, callsOf } = await stageSelfCheck({
      query: '?step=result',
      isSignedIn: true,
      answers: {
        [saveCall]: () => {
          refusals -= 1
          if (refusals >= 0) throw new TypeError('the line is down')
          return { id, scores: {} }
        },
        [`GET /api/selfChecks/${id}`]: () => ({}),
      },
    })
    const button = await screen.findByRole('button', { name: '发送给专家' })
    await user.click(button)
    await waitFor(() => expect(callsOf(saveCall)).toHaveLength(1))
    expect(localStorage.getItem('draft:u1:self-check')).not.toBeNull()
    await user.click(await screen.findByRole('button', { name: '发送给专家' }))
    await waitFor(() => expect(here()).toBe(`/home/earlyWarningAnalysis/experts?check=${id}`))
    const [first, second] = callsOf(saveCall)
    expect(second?.body).toEqual({ ...selfCheckSample, score })
    expect(second?.key).toBe(first?.key)
    expect(localStorage.getItem('draft:u1:self-check')).toBeNull()
  })
})

describe('a saved self-check', () => {
  const older = '22222222-2222-4222-8222-222222222222'
  const kept = (name: string, createTime: string, choices: Choices) => ({
    ...selfCheckSample,
    choices,
    id: name,
    createTime: Date.parse(createTime),
    score: scoreOf(questionsFor(currentSet, selfCheckSample), choices).score,
    scores: scoreOf(questionsFor(currentSet, selfCheckSample), choices),
    light: 'yellow',
  })
  const now = kept(id, '2026-11-18T10:02:00+08:00', { ...selfCheckSample.choices, 'tm-search': 'a' })
  const then = kept(older, '2026-09-18T10:02:00+08:00', selfCheckSample.choices)
  const answers = {
    'GET /api/selfChecks': () => ({ elements: [now, then], totalElements: 2 }),
    [`GET /api/selfChecks/${id}`]: () => now,
    [`GET /api/selfChecks/${older}`]: () => then,
  }

  it('is compared with another one, older beside newer whichever was opened', async () => {
    const { user, here } = await stageSelfCheck({ query: `?check=${older}`, isSignedIn: true, answers })
    await user.selectOptions(await screen.findByRole('combobox', { name: /^选择另一次自查/ }), id)
    const changes = await screen.findByRole('list', { name: '变化的回答' })
    expect(here()).toContain(`check=${older}&against=${id}`)
    expect(within(changes).getAllByRole('listitem')).toHaveLength(1)
    expect(changes).toHaveTextContent('有改善商标：出口前')
    expect(changes).toHaveTextContent('只做过简单搜索 → 已按标识和商品类别查询，并留有记录')
    expect(screen.getByText(/9 月 18 日 10:02 为 \d+ 分，(2026 年 )?11 月 18 日 10:02 为 \d+ 分/)).toHaveTextContent(
      /↑ 升 \d+$/,
    )
  })

  it('is the beginning of the next one, with its answers', async () => {
    const { user, here } = await stageSelfCheck({ query: `?check=${id}`, isSignedIn: true, answers })
    await user.click(await screen.findByRole('button', { name: '再做一次' }))
    await screen.findByRole('heading', { name: '商标' })
    expect(here()).toBe('/home/earlyWarningAnalysis?step=trademark')
    expect(within(questions()[0] ?? document.body).getByRole('radio', { name: /^已按标识/ })).toBeChecked()
  })

  it('is removed by its owner after a question, from the list and from its own page', async () => {
    let left = 2
    const remove = (id: string) => ({
      [`DELETE /api/selfChecks/${id}`]: () => {
        left -= 1
        return {}
      },
    })
    const { user, callsOf, here, go } = await stageSelfCheck({
      isSignedIn: true,
      answers: { ...answers, ...remove(now.id), ...remove(then.id) },
    })
    const table = within(await screen.findByRole('table', { name: '自查记录列表' }))
    const press = async (name: RegExp) => user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
    await user.click(table.getAllByRole('button', { name: /^删除 演示·太阳镜/ })[0] as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: '删除这次自查？' })
    await user.click(within(question).getByRole('button', { name: '取消' }))
    expect(left).toBe(2)
    await press(/^删除 演示·太阳镜/)
    await press(/^删除$/)
    await screen.findByText('自查记录已删除')
    expect(callsOf('GET /api/selfChecks').length).toBeGreaterThan(1)
    await go(`/home/earlyWarningAnalysis?check=${then.id}`)
    await press(/^删除 演示·太阳镜/)
    await press(/^删除$/)
    await waitFor(() => expect(here()).toBe('/home/earlyWarningAnalysis'))
    expect(left).toBe(0)
  })

  it('stands in the list of one’s own', async () => {
    await stageSelfCheck({ isSignedIn: true, answers })
    const rows = within(await screen.findByRole('table', { name: '自查记录列表' })).getAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toHaveTextContent(new RegExp(`演示·太阳镜.*德国.*${now.score} 分`))
  })
})
