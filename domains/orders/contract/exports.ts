import * as z from 'zod/mini'
import { ledgerQuery } from './desk-ledger.ts'
import { deskOrdersQuery } from './desk-orders.ts'

const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

const paging = { pgIndex: true, pgCount: true } as const
const format = { format: z.enum(exportFormats, { error: '导出格式有误' }) }

/** The filters of the list; an export holds all pages of it. */
export const ordersExportQuery = z.extend(z.omit(deskOrdersQuery, paging), format)
export type OrdersExportQuery = z.output<typeof ordersExportQuery>

export const ledgerExportQuery = z.extend(z.omit(ledgerQuery, paging), format)
export type LedgerExportQuery = z.output<typeof ledgerExportQuery>
