/** Reads an amount as people type it (500, ¥1,234.5) as the wire has it: 500.00. What is no amount is left as it was typed. */
export const readMoney = (typed: string): string => {
  const [, yuan, fen = ''] = /^(\d{1,8})(?:\.(\d{0,2}))?$/.exec(typed.replace(/[¥￥元,，\s]/g, '')) ?? []
  return yuan === undefined ? typed : `${yuan.replace(/^0+(?=\d)/, '')}.${fen.padEnd(2, '0')}`
}
