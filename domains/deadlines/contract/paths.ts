/** The page of one's own deadlines. */
export const deadlinesPath = '/home/deadlines'
/** The page of one of them. */
export const deadlinePath = (id: string): string => `${deadlinesPath}?id=${id}`
