import type { As } from './owned-calls.ts'
import type { TestApp } from './test-app.ts'

type Body = Record<string, unknown>

/** What names a person and his account, planted in what staff and customers write; the act log must hold none of it. */
export const planted = {
  phone: '13912345678',
  idNumber: '330102199003072313',
  email: 'planted@planted.example',
  account: '6217001234567890123',
} as const

/** A text as somebody writes it who does not think of the log: it holds all that is planted. */
export const plantedWords = `电话${planted.phone}，证件${planted.idNumber}，邮箱 ${planted.email}，账号 ${planted.account}`

type StaffCall = {
  /** The values of the parameters of the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  headers?: Record<string, string>
  /** Who calls: the administrator unless told. */
  by?: 'admin' | 'staff'
  /** The call cannot succeed here and must fail with this HTTP status, which the log keeps as well. */
  fails?: number
}

export type StaffStage = {
  portal: TestApp
  ids: Readonly<Record<'customer' | 'admin' | 'staff' | 'provider', string>>
  /** Calls of the customer; each must succeed. */
  customer: As
  otherCustomer: As
  provider: As
  /** Uploads of the administrator, for acts that name a file. */
  admin: As
  /**
   * Makes one call of staff by its endpoint (`POST /api/admin/things/{id}/send`) and answers its body. It throws where the call
   * does not succeed, or leaves no entry in the act log.
   */
  act: (endpoint: string, call?: StaffCall) => Promise<Body>
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Hands the events about one case that wait to their listeners, as the queue does. */
  deliver: (businessSn: string) => Promise<void>
}

/** Makes every call of staff of one domain that writes, once at least. */
export type StaffActs = (stage: StaffStage) => Promise<void>
