/** The message desk, with the number of the application that the customer asks about. It stands apart from the paths that the portal's first page holds. */
export const askPath = (businessSn: string): string => `/home/leavingAMessage?subject=${encodeURIComponent(businessSn)}`
