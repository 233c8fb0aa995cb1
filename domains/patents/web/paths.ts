import { linkTo } from '@portal/platform/web'

/** The page on which a registration begins; the application for a patent is its mode `sqzl` (申请专利). */
export const registerPath = '/home/oneRegister'
export const applyPath = linkTo(registerPath, { active: 'sqzl' })

/** The tab of 我的事项 that lists applications for patents. */
export const progressTab = 10

export const detailPath = (businessSn: string): string =>
  linkTo('/home/speedOfProgress', { active: progressTab, businessSn })

/** The message desk, with the number of the application that the customer asks about. */
export const askPath = (businessSn: string): string => linkTo('/home/leavingAMessage', { subject: businessSn })
