import { type ReturnTarget, readReturnAddress } from './return-address.ts'

type Here = Pick<Location, 'origin' | 'pathname'>

const backOffice = '/admin.html'
export const isBackOffice = (here: Here = window.location): boolean => here.pathname === backOffice

/** Staff work in the back office; each document's own first page is `/`. */
const firstPage = (userType: string, here: Here): ReturnTarget =>
  userType === 'staff' && !isBackOffice(here) ? { document: `${backOffice}#/` } : { route: '/' }

/** Who logs in from here was on no page in particular. */
const landing: readonly string[] = ['/', '/oneChains']
const isLanding = (target: ReturnTarget): boolean => 'route' in target && landing.includes(target.route)

/** Where a login leads: back to the page that was `asked` for; staff who come from the landing page go to their desk. */
export const afterLogin = (asked: string | undefined, userType: string, here: Here = window.location): ReturnTarget => {
  const target = readReturnAddress(asked, here)
  const leadsBack = target !== undefined && !(userType === 'staff' && isLanding(target))
  return leadsBack ? target : firstPage(userType, here)
}
