/** The page of one's own deadlines. */
export const deadlinesPath = '/home/deadlines'
/** The page of one of them. */
export const deadlinePath = (id: string): string => `${deadlinesPath}?id=${id}`

/** The page of the team's deadlines in the back office. */
export const deskDeadlinesPath = '/deadlines'
/** The page of one of them there. */
export const deskDeadlinePath = (id: string): string => `${deskDeadlinesPath}?id=${id}`
