import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, answerCalls, refusal } from '../testing/answer-calls.ts'
import { privilegeAnswer, signedInAnswer, userinfoAnswer } from '../testing/page-answers.ts'
import { emptyBrowser, storeSession } from '../testing/stored-session.ts'

const ended = () => refusal(401, 'U00015', '登录已失效，请重新登录')

/** A page that was just opened: every module is new, the browser's storage is not. */
const open = async (answers: Answers = { 'GET /api/privilege': () => privilegeAnswer() }) => {
  vi.resetModules()
  const calls = answerCalls(answers)
  const session = await import('./session.ts')
  const store = await import('./session-store.ts')
  const kit = await import('@portal/platform/web')
  const options = { navigate: vi.fn(), leave: vi.fn(), reload: vi.fn() }
  const isSignedIn = session.startSession(options)
  return {
    ...session,
    ...options,
    calls,
    isSignedIn,
    person: () => store.currentState().userinfo,
    state: store.currentState,
    kit,
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const stored = (name: string) => localStorage.getItem(`onechain_${name}`)

beforeEach(emptyBrowser)

describe('a session in the browser', () => {
  it('begins with a visitor who asks the server nothing', async () => {
    const page = await open()
    expect([page.isSignedIn, page.person(), page.calls]).toEqual([false, undefined, []])
  })

  it('is taken up again by the next page and completed by the server', async () => {
    const first = await open()
    first.enter(signedInAnswer(), { isRemembered: false })
    const next = await open()
    expect(next.isSignedIn).toBe(true)
    expect(next.person()).toMatchObject({ username: 'demo', phone: null })
    await settled()
    expect(next.calls).toMatchObject([{ name: 'GET /api/privilege', token: 'token-one', device: 'device-one' }])
    expect(next.person()).toMatchObject({ phone: '138****0001' })
  })

  it('keeps no contact data and no ID number in the browser', async () => {
    const page = await open()
    page.enter(signedInAnswer(), { isRemembered: true })
    await page.refreshSession()
    const everything = JSON.stringify({ ...localStorage }) + document.cookie
    for (const secret of ['0001', 'demo@example.com', '330*']) expect(everything).not.toContain(secret)
    expect(document.cookie).not.toContain('token-one')
  })

  it('remembers name and token when asked to, and blanks them when not or at the logout', async () => {
    const page = await open({ 'PUT /api/logout': () => ({}) })
    page.enter(signedInAnswer(), { isRemembered: true })
    expect(stored('remumber_flag')).toBe('true')
    expect(JSON.parse(stored('remumber_login_info') ?? '')).toEqual({ username: 'demo', token: 'token-one' })
    page.enter(signedInAnswer(), { isRemembered: false })
    expect([stored('remumber_flag'), stored('remumber_login_info')]).toEqual(['false', ''])
    page.enter(signedInAnswer(), { isRemembered: true })
    await page.signOut()
    expect([stored('remumber_flag'), stored('remumber_login_info')]).toEqual(['false', ''])
  })

  it('ends with the browser unless it is remembered', async () => {
    const page = await open()
    page.enter(signedInAnswer(), { isRemembered: false })
    // biome-ignore lint/suspicious/noDocumentCookie: the browser closes.
    document.cookie = 'onechain_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect((await open()).isSignedIn).toBe(false)
    page.enter(signedInAnswer(), { isRemembered: true })
    // biome-ignore lint/suspicious/noDocumentCookie: the browser closes.
    document.cookie = 'onechain_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect((await open()).isSignedIn).toBe(true)
  })
})

describe('the end of a session', () => {
  it('is silent where nobody has asked for anything', async () => {
    storeSession(userinfoAnswer())
    window.location.hash = '#/oneChains'
    const page = await open({ 'GET /api/privilege': ended })
    await settled()
    expect(page.person()).toBeUndefined()
    expect(page.navigate).not.toHaveBeenCalled()
  })

  it('leads to the login and back when a call of the page is refused', async () => {
    storeSession(userinfoAnswer())
    window.location.hash = '#/home/speedOfProgress?active=7'
    const page = await open()
    await settled()
    page.kit.currentSession().onEnded('ended', '登录已失效，请重新登录')
    expect(page.navigate).toHaveBeenCalledWith('/login?return_url=%2Fhome%2FspeedOfProgress%3Factive%3D7')
    expect(page.kit.currentSession().token()).toBeUndefined()
    expect(stored('token')).toBeNull()
  })

  it('leads to the login too when the page asked while the first question was under way', async () => {
    storeSession(userinfoAnswer())
    window.location.hash = '#/home/customsSeizure'
    const page = await open({ 'GET /api/privilege': async () => settled().then(ended) })
    page.kit.currentSession().onEnded('ended', '登录已失效，请重新登录')
    await vi.waitFor(() => expect(page.navigate).toHaveBeenCalledWith('/login?return_url=%2Fhome%2FcustomsSeizure'))
  })

  it('asks once what the user may do when a call is denied to him, and leaves him where he is', async () => {
    storeSession(userinfoAnswer())
    let permissions = ['books.read']
    const page = await open({
      'GET /api/privilege': () => ({ ...privilegeAnswer(), permissions }),
      'GET /api/admin/books': () => refusal(403, 'U00403', '没有权限'),
    })
    await settled()
    permissions = []
    const books = { ...page.privilege, path: '/api/admin/books' } as const
    await Promise.allSettled([page.kit.call(books, {}), page.kit.call(books, {})])
    await settled()
    expect(page.state().permissions).toEqual([])
    expect(page.calls.filter(({ name }) => name === 'GET /api/privilege')).toHaveLength(2)
    expect(page.navigate).not.toHaveBeenCalled()
  })

  it('does not happen because the network is away', async () => {
    storeSession(userinfoAnswer())
    const page = await open({
      'GET /api/privilege': () => {
        throw new TypeError('offline')
      },
    })
    await settled()
    expect(page.person()).toMatchObject({ username: 'demo' })
  })

  it('by signing out tells the server, takes drafts away and leaves, even when the server is away', async () => {
    storeSession(userinfoAnswer())
    localStorage.setItem('draft:someone:form', '{}')
    const page = await open({
      'GET /api/privilege': () => privilegeAnswer(),
      'PUT /api/logout': () => refusal(503, 'U00500', '系统繁忙，请稍后再试'),
    })
    await page.signOut()
    expect(page.calls.at(-1)).toMatchObject({ name: 'PUT /api/logout', token: 'token-one' })
    expect(Object.keys(localStorage).filter((key) => /draft|token|user/.test(key))).toEqual([])
    expect(page.leave).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('by signing out leaves for the login page of another host, where there is one', async () => {
    storeSession(userinfoAnswer())
    const page = await open({ 'GET /api/privilege': () => privilegeAnswer(), 'PUT /api/logout': () => ({}) })
    page.startSession({ leave: page.leave, navigate: page.navigate, loginPage: () => 'https://login.example/' })
    await page.signOut()
    expect(page.leave).toHaveBeenCalledExactlyOnceWith('https://login.example/')
  })
})

describe('other tabs', () => {
  const change = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it('sign in and out together', async () => {
    const page = await open()
    storeSession(userinfoAnswer())
    change('onechain_token')
    await settled()
    expect(page.person()).toMatchObject({ username: 'demo', phone: '138****0001' })
    localStorage.removeItem('onechain_token')
    change('onechain_token')
    expect(page.person()).toBeUndefined()
  })

  it('begin anew when somebody signs out in one of them, and only then', async () => {
    storeSession(userinfoAnswer())
    const page = await open()
    await settled()
    localStorage.removeItem('onechain_token')
    change('onechain_token')
    expect(page.reload).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: 'onechain_signed_out', newValue: 'now' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'onechain_signed_out', newValue: null }))
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('hear of a signing out by what passes through the storage and does not stay', async () => {
    storeSession(userinfoAnswer())
    const written = vi.spyOn(Storage.prototype, 'setItem')
    const page = await open({ 'GET /api/privilege': () => privilegeAnswer(), 'PUT /api/logout': () => ({}) })
    await page.signOut()
    expect(written).toHaveBeenCalledWith('onechain_signed_out', 'now')
    expect(stored('signed_out')).toBeNull()
    written.mockRestore()
  })

  it('load afresh when somebody else has signed in, and send nothing in his name', async () => {
    storeSession(userinfoAnswer())
    const page = await open()
    storeSession(userinfoAnswer({ id: 'another', username: 'demo2' }))
    change('onechain_token')
    expect(page.reload).toHaveBeenCalledOnce()
    expect([page.person()?.username, page.kit.currentSession().token()]).toEqual(['demo', undefined])
    expect(stored('token')).not.toBeNull()
  })

  it('load afresh for another user after a session that merely ended, and do not show him on the former page', async () => {
    storeSession(userinfoAnswer())
    const page = await open()
    localStorage.removeItem('onechain_token')
    change('onechain_token')
    storeSession(userinfoAnswer({ id: 'another', username: 'demo2' }))
    change('onechain_token')
    change('onechain_user')
    expect(page.reload).toHaveBeenCalled()
    expect([page.person(), page.kit.currentSession().token()]).toEqual([undefined, undefined])
  })

  it('keep the page and what was typed for the same user, who signs in again after his session ended', async () => {
    storeSession(userinfoAnswer())
    const page = await open()
    localStorage.removeItem('onechain_token')
    change('onechain_token')
    storeSession(userinfoAnswer())
    change('onechain_token')
    expect(page.reload).not.toHaveBeenCalled()
    expect(page.person()).toMatchObject({ username: 'demo' })
  })
})

describe('the storage prefix', () => {
  it('is taken over with everything that stands under the old one, and known to the next page', async () => {
    const page = await open()
    page.enter(signedInAnswer(), { isRemembered: true })
    const { setStoragePrefix } = await import('./browser-storage.ts')
    setStoragePrefix('other_')
    expect([stored('token'), localStorage.getItem('other_token')]).toEqual([null, 'token-one'])
    expect((await open()).isSignedIn).toBe(true)
    setStoragePrefix('onechain_')
  })
})
