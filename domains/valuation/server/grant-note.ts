/** Says that the grant was valued in place of the application that was asked for. */
export const grantNote = (pn: string): string => `该申请已授权公告，按${pn}评估。`
