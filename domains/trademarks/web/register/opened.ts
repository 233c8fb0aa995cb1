import type { EditionChanged } from '../../contract/edition-changed.ts'
import type { SubmittedOrder } from '../../contract/order-endpoints.ts'
import type { SearchReport } from '../../contract/report.ts'
import type { FormHelp } from './help-titles.ts'
import type { RegisterValues } from './register-form.ts'

/** The window that stands over the page. */
export type Opened =
  | { what: 'help'; topic: FormHelp }
  | { what: 'smart' }
  | { what: 'report'; report: SearchReport }
  | { what: 'expert' }
  | { what: 'draft' }
  | { what: 'natural' }
  | { what: 'risk' }
  | { what: 'submitted'; result: SubmittedOrder }
  | { what: 'failed'; msg: string }
  | { what: 'received' }
  | { what: 'edition'; msg: string; changed: EditionChanged }

/** What the windows ask the page to do. */
export type WindowActs = {
  close: () => void
  /** Takes other goods, chosen from this edition, and says what was added. */
  takeGoods: (picked: RegisterValues['work_order_service'], edition: string, said: string) => void
  /** Saves the draft and goes on. */
  saveAndGo: () => Promise<unknown>
  /** Goes on to the page that shows what will be sent. */
  goOn: () => void
  /** Back to the form, to one of its fields where one is named. */
  back: (field?: string) => void
  askRisk: () => void
  send: () => Promise<void>
}
