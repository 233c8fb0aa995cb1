import { type ReturnTarget, readReturnAddress } from './return-address.ts'

type Here = Pick<Location, 'origin' | 'pathname'>

const backOffice = '/admin.html'
export const isBackOffice = (here: Here = window.location): boolean => here.pathname === backOffice

/** The first page after a login: for staff the back office; `/` is the first page of each document. */
const firstPage = (userType: string, here: Here): ReturnTarget =>
  userType === 'staff' && !isBackOffice(here) ? { document: `${backOffice}#/` } : { route: '/' }

/** The landing pages: whoever logs in from one of them has asked for no page in particular. */
const landing: readonly string[] = ['/', '/oneChains']
const isLanding = (target: ReturnTarget): boolean => 'route' in target && landing.includes(target.route)

/** Where a login leads: back to the page that was `asked` for; staff who come from a landing page go to the back office. */
export const afterLogin = (asked: string | undefined, userType: string, here: Here = window.location): ReturnTarget => {
  const target = readReturnAddress(asked, here)
  const leadsBack = target !== undefined && !(userType === 'staff' && isLanding(target))
  return leadsBack ? target : firstPage(userType, here)
}
