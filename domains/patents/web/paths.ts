/** The page on which a registration begins; the application for a patent is its mode `sqzl` (申请专利). */
export const registerPath = '/home/oneRegister'
export const applyPath = `${registerPath}?active=sqzl`

/** The message desk, with the number of the application that the customer asks about. */
export const askPath = (businessSn: string): string => `/home/leavingAMessage?subject=${encodeURIComponent(businessSn)}`
