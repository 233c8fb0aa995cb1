import { logInAs } from './customer.ts'
import type { Answer } from './order-calls.ts'
import { callPortal, done } from './order-calls.ts'

export type TrademarkCaller = 'demo' | 'agency' | 'staff'
export type TrademarkCalls = {
  /** Calls as somebody; something to send makes it a POST, whose key is the same as often as it is repeated. */
  as: (who: TrademarkCaller, path: string, sent?: { key?: string; json?: object }) => Promise<Answer>
  /** Uploads a small PDF. @returns its address */
  upload: (who: TrademarkCaller) => Promise<string>
}

/** The smallest file that counts as a PDF. */
const smallPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** Logs in everybody who works on an application. Their sessions outlive the portal. */
export const openTrademarkCalls = async (url: string): Promise<TrademarkCalls> => {
  const tokens = {
    demo: await logInAs(url, 'demo'),
    agency: await logInAs(url, 'agency'),
    staff: await logInAs(url, 'staff'),
  }
  return {
    as: (who, path, sent = {}) => callPortal(url + path, tokens[who], sent),
    upload: async (who) => {
      const form = new FormData()
      form.set('purpose', 'trademark-paper')
      form.set('fileData', new Blob([smallPdf]), '演示文件.pdf')
      const headers = { authorization: tokens[who] }
      const response = await fetch(`${url}/api/file/upload`, { method: 'POST', body: form, headers })
      return String(done({ status: response.status, body: await response.json() }).url)
    },
  }
}
