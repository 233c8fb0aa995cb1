const first = Number(process.env.E2E_PORT ?? 3180)

/** Where the portal of a worker listens; workers count from 0, and one that replaces another takes its number. */
export const portalPort = (worker: number): number => first + 100 * worker
