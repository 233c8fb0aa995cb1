const first = Number(process.env.E2E_PORT ?? 3180)

/** The port of a worker's portal. Workers count from 0, and a worker that replaces another takes its number. */
export const portalPort = (worker: number): number => first + 100 * worker
