import * as z from 'zod/mini'

const broken = '取用的权利有误'

/** The right of the vault from which a form was filled, and which of its versions; null where there is none. */
export const usedRight = z.nullish(z.object({ id: z.string(broken), version: z.number(broken) }, broken))
export type UsedRight = z.output<typeof usedRight>
