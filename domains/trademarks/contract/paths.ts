/** The tab of 我的事项 for trademarks, as the specification numbers it. */
export const trademarkTab = 8

/** The page of one application in 我的事项, or the list of all where no number is given. */
export const trademarkPath = (businessSn?: string): string =>
  `/home/speedOfProgress?active=${trademarkTab}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

/** The desk of service providers in the portal, and one case at it. */
export const providerDeskPath = '/home/agencyDesk'
export const providerCasePath = (businessSn: string): string =>
  `${providerDeskPath}?businessSn=${encodeURIComponent(businessSn)}`

/** The page of one application in the back office, below `admin.html#`. */
export const deskTrademarkPath = (businessSn: string): string => `/trademarks/${encodeURIComponent(businessSn)}`
export const deskHelpPath = '/trademark-help'

/** The draft of the form, in the account and in the browser. */
export const trademarkDraft = (kind: 'sbzc' | 'gjsbzc'): string => `trademark-${kind}`
