/** The page on which a customer chooses how to record a right with customs. */
export const choicePath = '/home/exhibition'
export const sheetsPath = `${choicePath}/zzba`
/** The page of one sheet. */
export const sheetPath = (id: string): string => `${sheetsPath}?sheet=${encodeURIComponent(id)}`
