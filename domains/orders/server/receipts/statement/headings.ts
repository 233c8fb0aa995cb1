import { type ReceiptField, type ReceiptMapping, receiptFields } from '../../../contract/receipts.ts'

/** The headings under which banks list a field; an exact name goes before one that begins so. */
const names: Record<ReceiptField, readonly string[]> = {
  at: ['交易日期', '交易时间', '记账日期', '入账日期', '日期'],
  time: ['交易时间', '时间'],
  income: ['收入', '贷方发生额', '收入金额', '贷方金额', '贷方'],
  outgoing: ['支出', '借方发生额', '支出金额', '借方金额', '借方'],
  payerName: ['对方户名', '付款人户名', '对方名称', '付款人名称', '付款人'],
  payerAccount: ['对方账号', '付款人账号', '对方帐号', '付款账号'],
  text: ['附言', '摘要', '用途', '备注'],
  memo: ['摘要', '用途', '备注'],
  bankSerial: ['流水号', '交易流水号', '交易流水', '凭证号'],
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Finds by the headings which column brings which field; of several that fit, the one whose name stands first here. */
export const mappingOf = (columns: readonly string[]): ReceiptMapping => {
  const headings = columns.map(plain)
  const mapping: ReceiptMapping = {}
  for (const field of receiptFields) {
    const used = Object.values(mapping)
    const at = names[field].map((name) => headings.indexOf(name)).find((found) => found >= 0 && !used.includes(found))
    if (at !== undefined) mapping[field] = at
  }
  return mapping
}

export const knownHeadings = (cells: readonly string[]): number => Object.keys(mappingOf(cells)).length
