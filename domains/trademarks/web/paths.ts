import { registrationPath } from '@portal/platform/web'
import type { TrademarkKind } from '../contract/kinds.ts'

/** The form of a kind of registration; the specification names the kinds by the same words in the address. */
export const formPath = (kind: TrademarkKind): string => registrationPath(kind)

/** The address of 商标近似查询. It never holds the name that is asked for: a name not filed yet is its owner's secret. */
export const markSearchPath = '/home/markSearch'

/** The search reports that the user has made. */
export const reportsPath = '/home/searchReports'

/** What the desk of service providers is called. */
export const deskTitle = '服务商工作台'

/** The page of help about registrations of a kind. */
export const helpTopics = { sbzc: 'trademarkRegistration', gjsbzc: 'madrid' } as const satisfies Record<
  TrademarkKind,
  string
>
