/** The address of the form that sends a saved check to the experts as a request. */
export const sendAddress = (id: string): string => `/home/earlyWarningAnalysis/experts?check=${encodeURIComponent(id)}`
