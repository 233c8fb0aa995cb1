/** The tab of 我的事项 for applications for patents, as the specification numbers it. */
export const patentTab = 10

/** The page of one application in 我的事项, or the list of all where no number is given. */
export const patentPath = (businessSn?: string): string =>
  `/home/speedOfProgress?active=${patentTab}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

/** The message desk, with the number of the application that the customer asks about. */
export const askPath = (businessSn: string): string => `/home/leavingAMessage?subject=${encodeURIComponent(businessSn)}`

/** The page of one application in the back office, below `admin.html#`. */
export const deskPatentPath = (businessSn: string): string => `/patentApplications/${encodeURIComponent(businessSn)}`

/** The draft of the form. */
export const patentDraft = 'patent-sqzl'
