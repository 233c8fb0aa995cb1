import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test'

/** The password of every demonstration account, and of every account that a journey registers. */
export const password = 'Portal-demo-2026'

type SignedIn = { token: string; device: string; userinfo: Record<string, unknown> }

export type Customer = { username: string; token: string }

let registered = 0

/** A user name that no other journey has, in letters, digits and Chinese. */
export const newName = (): string => {
  registered += 1
  return `旅程${Date.now().toString(36)}${registered}`
}

/** Registers a customer through the API, for journeys that begin with an account. */
export const register = async (
  request: APIRequestContext,
  details: { userType?: 'customer' | 'provider'; companyName?: string; email?: string } = {},
): Promise<Customer> => {
  const username = newName()
  const reply = await request.post('/api/register', {
    data: {
      userType: 'customer',
      username,
      password,
      password_confirm: password,
      phone: '13900000000',
      agree: true,
      ...details,
    },
  })
  if (!reply.ok()) throw new Error(`Registering failed: ${await reply.text()}`)
  const { token } = (await reply.json()) as { token: string }
  return { username, token }
}

const signIn = async (request: APIRequestContext, username: string): Promise<SignedIn> => {
  const reply = await request.post('/api/login', { data: { username, password } })
  if (!reply.ok()) throw new Error(`Logging in failed: ${await reply.text()}`)
  return (await reply.json()) as SignedIn
}

/** The token of a new session, from a login through the API. */
export const openSession = async (request: APIRequestContext, username: string): Promise<string> =>
  (await signIn(request, username)).token

/**
 * The password field with this label: Playwright finds no role for it, and the label may end in the mark of a required
 * field.
 */
export const passwordField = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label}\\s*\\*?$`))

/** Fills in the login form that is on screen and sends it. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('textbox', { name: '账号' }).fill(username)
  await passwordField(page, '密码').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
const states = new Map<string, StorageState>()

/**
 * The browser storage of a user who has logged in without 记住我; one login for each name. A journey checks that the login form
 * leaves exactly this behind, so that no other journey needs to use the form.
 */
export const stateOf = async (request: APIRequestContext, username: string, baseURL: string): Promise<StorageState> => {
  const known = states.get(username)
  if (known) return known
  const { token, device, userinfo } = await signIn(request, username)
  const { token: _token, phone: _phone, email: _email, idCard: _idCard, ...user } = userinfo
  const { origin, hostname } = new URL(baseURL)
  const kept = {
    onechain_token: token,
    onechain_device: device,
    onechain_user: JSON.stringify(user),
    onechain_remumber_flag: 'false',
    onechain_remumber_login_info: '',
  }
  const state: StorageState = {
    cookies: [
      {
        name: 'onechain_open',
        value: '1',
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  }
  states.set(username, state)
  return state
}
