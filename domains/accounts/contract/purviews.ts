import * as z from 'zod/mini'

const item = {
  name: z.string(),
  icon: z.string(),
  /** The key that a page and its menu item share. */
  access: z.string(),
  /** The address of the page; empty for a group. */
  path: z.string(),
  /** The menu leaves out an item that is not allowed. */
  isAllowed: z.boolean(),
}

/** One node of the back office's menu, which has two levels. */
export const purview = z.object({
  ...item,
  children: z.array(z.object({ ...item, children: z.array(z.never()) })),
})
export type PurviewNode = z.output<typeof purview>
