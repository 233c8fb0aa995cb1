import * as z from 'zod/mini'

const item = {
  name: z.string(),
  icon: z.string(),
  /** The key that pages and their menu items share. */
  access: z.string(),
  /** Address of the page; empty for a group. */
  path: z.string(),
  /** An item that is not allowed is not shown. */
  isAllowed: z.boolean(),
}

/** The menu of the back office, two levels. */
export const purview = z.object({
  ...item,
  children: z.array(z.object({ ...item, children: z.array(z.never()) })),
})
export type PurviewNode = z.output<typeof purview>
