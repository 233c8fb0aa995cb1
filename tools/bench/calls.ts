import { randomBytes } from 'node:crypto'
import { accountsApi } from '@portal/accounts/contract'
import { newsApi } from '@portal/news/contract'
import { requestsApi } from '@portal/requests/contract'

export type Caller = { username: string; token: string }

/** The password of every account in the bench: long and random, so that no list of common passwords holds it. */
export const password = `bench-${randomBytes(12).toString('hex')}`

const json = { 'content-type': 'application/json' }

const answerOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** Registers a customer and answers what is needed to call in its name. */
export const register = async (url: string, username: string): Promise<Caller> => {
  const body = {
    userType: 'customer',
    username,
    password,
    password_confirm: password,
    phone: `138${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`,
    agree: true,
  }
  const response = await fetch(url + accountsApi.register.path, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  const { token } = (await answerOf(response)) as { token: string }
  return { username, token }
}

/** A request as any HTTP client sends it. */
export type HttpCall = { method: string; path: string; headers: Record<string, string>; body?: string }

export const loginCall = ({ username }: Caller): HttpCall => ({
  method: 'POST',
  path: accountsApi.login.path,
  headers: json,
  body: JSON.stringify({ username, password }),
})

/** The call for the first page of a customer's requests, as 我的事项 sends it. */
export const listCall = ({ token }: Caller): HttpCall => ({
  method: 'GET',
  path: `${requestsApi.listOwn.path}?state=&businessType=7&pgIndex=1&pgCount=10`,
  headers: { authorization: token },
})

/** The call for the first page of the desk's queue, as the back office sends it. */
export const queueCall = ({ token }: Caller, sort: 'due' | ''): HttpCall => ({
  method: 'GET',
  path: `${requestsApi.listQueue.path}?sort=${sort}&pgIndex=1&pgCount=8`,
  headers: { authorization: token },
})

/** The call for the first page of the news, or of those that `keyword` finds, as a visitor sends it. */
export const newsCall = ({ keyword = '' }: { keyword?: string }): HttpCall => ({
  method: 'GET',
  path: `${newsApi.contentList.path}?categoryId=37&pageIndex=1&count=10${keyword && `&keyword=${encodeURIComponent(keyword)}`}`,
  headers: {},
})

const seizure = JSON.stringify({
  businessType: 7,
  obligeeName: '演示·宁波海帆进出口有限公司',
  seizureProduct: '演示·太阳镜 1200 副',
  seizureReason: '目的港海关认为镜腿上的图形与他人注册商标近似，暂扣整批货物',
  appeal: '请协助判断是否构成近似，并准备答复海关的材料',
  lxrName: '演示联系人',
  lxrPhone: '0574-555001',
})

/** The call that submits a customs seizure without attachment, each time with another idempotency key. */
export const submitCall = ({ token }: Caller): HttpCall => ({
  method: 'POST',
  path: requestsApi.submit.path,
  headers: { ...json, authorization: token, 'idempotency-key': randomBytes(16).toString('hex') },
  body: seizure,
})

export const send = async (url: string, { path, ...call }: HttpCall): Promise<unknown> =>
  answerOf(await fetch(url + path, call))
