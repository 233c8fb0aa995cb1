/** The address of the first hour: `?case=goodsDetained&place=eu&side=owner`. */
export const firstHourPath = '/home/firstHour'

export const caseKeys = ['goodsDetained', 'accountFrozen', 'boothComplained'] as const
export type CaseKey = (typeof caseKeys)[number]
