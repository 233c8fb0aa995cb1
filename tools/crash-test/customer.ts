import { accountsApi } from '@portal/accounts/contract'
import { requestsApi } from '@portal/requests/contract'

const json = { 'content-type': 'application/json' }
const pageSize = 100

/** Logs in somebody of the demonstration data and answers the token, which must survive every crash. */
export const logInAs = async (url: string, username: string): Promise<string> => {
  const response = await fetch(url + accountsApi.login.path, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password: 'Portal-demo-2026' }),
  })
  if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}

/**
 * Submits the customs seizure that belongs to a key; the same key always sends the same body.
 * @returns the number of the request, or undefined without an acknowledgement: cut off, or refused for overload
 * @throws when the portal refuses a submission that is valid
 */
export const submit = async (url: string, token: string, key: string): Promise<string | undefined> => {
  const body = {
    businessType: 7,
    obligeeName: '演示·宁波海帆进出口有限公司',
    seizureProduct: `演示·太阳镜 ${key}`,
    seizureReason: '目的港海关认为图形与他人注册商标近似',
    appeal: '请协助判断是否构成近似',
    lxrName: '演示联系人',
    lxrPhone: '0574-555001',
  }
  try {
    const response = await fetch(url + requestsApi.submit.path, {
      method: 'POST',
      headers: { ...json, authorization: token, 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    if (response.status >= 400 && response.status < 500) {
      throw new Error(`a valid submission was refused with ${response.status}: ${await response.text()}`)
    }
    if (!response.ok) return undefined
    const { businessSn } = (await response.json()) as { businessSn: string }
    return businessSn
  } catch (error) {
    // fetch reports a broken connection as a TypeError: the portal acknowledged nothing.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The numbers of all requests that the customer has. */
export const listNumbers = async (url: string, token: string): Promise<string[]> => {
  const numbers: string[] = []
  for (let page = 1; ; page += 1) {
    const query = `?pgIndex=${page}&pgCount=${pageSize}`
    const response = await fetch(url + requestsApi.listOwn.path + query, { headers: { authorization: token } })
    if (!response.ok) throw new Error(`the list answered ${response.status}: ${await response.text()}`)
    const { elements } = (await response.json()) as { elements: { businessSn: string }[] }
    numbers.push(...elements.map(({ businessSn }) => businessSn))
    if (elements.length < pageSize) return numbers
  }
}
