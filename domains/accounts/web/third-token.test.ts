import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, answerCalls, refusal } from '../testing/answer-calls.ts'
import { privilegeAnswer, signedInAnswer, userinfoAnswer } from '../testing/page-answers.ts'
import { emptyBrowser, storeSession } from '../testing/stored-session.ts'

const arrived = () => signedInAnswer({ username: '商会用户', id: 'other', token: 'token-two' })

/** A page opened at an address, as the portal's first lines do it. */
const open = async (address: string, answers: Answers) => {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const calls = answerCalls(answers)
  const { watchThirdToken, noticeTokenCookie } = await import('./third-token.ts')
  const session = await import('./session.ts')
  const { currentState, currentToken } = await import('./session-store.ts')
  const { currentSession, Toasts } = await import('@portal/platform/web')
  render(createElement(Toasts))
  const options = { navigate: vi.fn(), leave: vi.fn(), reload: vi.fn() }
  watchThirdToken()
  const atOnce = window.location.href
  session.startSession(options)
  const names = () => calls.map(({ name }) => name)
  const name = () => currentState().userinfo?.username
  return { ...options, calls, names, name, atOnce, noticeTokenCookie, token: currentToken, holder: currentSession }
}

beforeEach(emptyBrowser)

describe('a token in the address', () => {
  it.each([
    ['/?token=abc', '/'],
    ['/?from=wechat&token=abc&n=1', '/?from=wechat&n=1'],
    ['/?token=abc#/index', '/#/index'],
    ['/#/oneChains?token=abc', '/#/oneChains'],
    ['/#/home/newList?activeName=37&token=abc&isdetail=5', '/#/home/newList?activeName=37&isdetail=5'],
    ['/?token=abc#/home/newList?token=def&activeName=37', '/#/home/newList?activeName=37'],
  ])('is taken out of %s before anything else', async (address, rest) => {
    const page = await open(address, { 'GET /api/checkThirdToken': arrived })
    expect(page.atOnce).toBe(`${window.location.origin}${rest}`)
    await waitFor(() => expect(page.name()).toBe('商会用户'))
    expect(page.calls).toMatchObject([{ name: 'GET /api/checkThirdToken', query: { token: 'abc' }, token: null }])
  })

  it('is none where there is none: nothing is asked and nothing changes', async () => {
    const page = await open('/?n=1#/home/newList?activeName=37', {})
    expect([page.atOnce, page.names()]).toEqual([`${window.location.origin}/?n=1#/home/newList?activeName=37`, []])
  })

  it('that is refused says so and leaves a visitor a visitor', async () => {
    const page = await open('/?token=abc', {
      'GET /api/checkThirdToken': () => refusal(401, 'U00015', '登录凭证无效或已过期，请重新登录'),
    })
    expect(await screen.findByText('登录凭证无效或已过期，请重新登录')).toBeVisible()
    expect([page.token(), page.navigate.mock.calls]).toEqual([undefined, []])
  })

  it('that could not be judged may be shown again', async () => {
    let tries = 0
    const page = await open('/?token=abc', {
      'GET /api/checkThirdToken': () => {
        tries += 1
        return tries === 1 ? refusal(503, 'U00500', '暂时无法核对登录凭证，请稍后再试') : arrived()
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(page.name()).toBe('商会用户'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a session that lives', () => {
  const answers: Answers = {
    'GET /api/privilege': () => privilegeAnswer(),
    'GET /api/checkThirdToken': arrived,
    'PUT /api/logout': () => ({}),
  }

  it('stays when the user keeps it, and the token is not spent', async () => {
    storeSession(userinfoAnswer())
    const page = await open('/?token=abc', answers)
    await userEvent.click(await screen.findByRole('button', { name: '保持当前登录' }))
    await waitFor(() => expect(page.holder().isArriving?.()).toBe(false))
    expect([page.name(), page.token()]).toEqual(['demo', 'token-one'])
    expect(page.names()).not.toContain('GET /api/checkThirdToken')
  })

  it('ends when the user switches, and nothing of him stays in memory', async () => {
    storeSession(userinfoAnswer())
    const page = await open('/?token=abc', answers)
    await userEvent.click(await screen.findByRole('button', { name: '切换登录' }))
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
    expect(page.token()).toBe('token-two')
    expect(page.calls.find(({ name }) => name === 'PUT /api/logout')).toMatchObject({ token: 'token-one' })
  })

  it('stays when the user switches and the token is refused', async () => {
    storeSession(userinfoAnswer())
    const page = await open('/?token=abc', {
      ...answers,
      'GET /api/checkThirdToken': () => refusal(401, 'U00015', '登录凭证无效或已过期，请重新登录'),
    })
    await userEvent.click(await screen.findByRole('button', { name: '切换登录' }))
    await waitFor(() => expect(page.holder().isArriving?.()).toBe(false))
    expect([page.name(), page.token(), page.reload.mock.calls]).toEqual(['demo', 'token-one', []])
  })

  it('that has ended is let go without a question', async () => {
    storeSession(userinfoAnswer())
    const page = await open('/?token=abc', {
      ...answers,
      'GET /api/privilege': () => refusal(401, 'U00016', 'https://sso.example/check'),
    })
    await waitFor(() => expect(page.name()).toBe('商会用户'))
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('that ended while its user read leaves nothing of him to the next one, who comes to the same tab', async () => {
    storeSession(userinfoAnswer())
    const page = await open('/#/home/speedOfProgress', answers)
    await waitFor(() => expect(page.calls).toHaveLength(1))
    page.holder().onEnded('ended', '登录已失效，请重新登录')
    window.history.replaceState(null, '', '/#/home/newList?token=abc')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
    expect(page.token()).toBe('token-two')
  })

  it('that had to be checked again leads back to where its user stood', async () => {
    storeSession(userinfoAnswer())
    const before = await open('/#/home/speedOfProgress?active=7', answers)
    before.holder().onEnded('leaving', '')
    expect([before.token(), before.navigate.mock.calls]).toEqual([undefined, []])
    const page = await open('/?token=abc', answers)
    await waitFor(() => expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/home/speedOfProgress?active=7'))
  })
})

describe('a token in a cookie', () => {
  const setCookie = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `PARTNER=${value}; path=/`
  }

  it('is taken away and signs in', async () => {
    setCookie('abc')
    const page = await open('/', { 'GET /api/checkThirdToken': arrived })
    page.noticeTokenCookie('PARTNER')
    await waitFor(() => expect(page.name()).toBe('商会用户'))
    expect(document.cookie).not.toContain('PARTNER')
  })

  it('that is refused says nothing, and is not tried twice', async () => {
    const answers: Answers = { 'GET /api/checkThirdToken': () => refusal(401, 'U00015', '登录凭证无效') }
    for (const tries of [1, 0]) {
      setCookie('old')
      const page = await open('/', answers)
      page.noticeTokenCookie('PARTNER')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(page.names()).toHaveLength(tries)
      expect(screen.queryByText('登录凭证无效')).toBeNull()
      cleanup()
    }
  })
})
