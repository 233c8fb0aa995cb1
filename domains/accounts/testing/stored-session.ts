import { onTestFinished } from 'vitest'
import type { Userinfo } from '../contract/account.ts'

/** Who sits before the pages of the portal, unless a test says otherwise. */
export const customer: Userinfo = {
  id: 'u1',
  username: 'demo',
  phone: '138****5678',
  email: null,
  idCard: null,
  userType: 'customer',
  companyName: '演示出口企业',
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

/** Who sits before the pages of the back office. */
export const editor: Userinfo = { ...customer, username: 'staff', phone: null, userType: 'staff', companyName: null }

const forget = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  window.history.replaceState(null, '', '/')
  // What a session has left in memory goes as if another tab had signed out.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Puts a session into the browser, as an earlier login did; it goes with the test. */
export const storeSession = ({ token, ...user }: Userinfo): void => {
  onTestFinished(forget)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', token)
  localStorage.setItem('onechain_user', JSON.stringify(user))
}

/** A browser that has never been here, and is left so by the test. */
export const emptyBrowser = (): void => {
  forget()
  onTestFinished(forget)
}
