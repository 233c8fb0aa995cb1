import * as z from 'zod/mini'

const momentOrNull = z.nullable(z.number())

/** Whether a calendar feed is on (epoch ms); its address is not known to the server. */
export const feedState = z.object({ active: z.boolean(), createdAt: momentOrNull, lastReadAt: momentOrNull })
export type FeedState = z.output<typeof feedState>

/** `url` is told this once. */
export const feedMade = z.object({ url: z.string(), createdAt: z.number() })
