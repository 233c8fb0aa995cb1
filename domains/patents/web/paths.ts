/** The page on which a registration begins; the application for a patent is its mode `sqzl` (申请专利). */
export const registerPath = '/home/oneRegister'
export const applyPath = `${registerPath}?active=sqzl`

/** The tab of 我的事项 that lists applications for patents. */
export const progressTab = 10

export const detailPath = (businessSn: string): string =>
  `/home/speedOfProgress?active=${progressTab}&businessSn=${businessSn}`

/** The message desk, with the number of the application that the customer asks about. */
export const askPath = (businessSn: string): string => `/home/leavingAMessage?subject=${businessSn}`
