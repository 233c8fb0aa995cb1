import * as z from 'zod/mini'

/** A switch of a form; a missing value means off. */
export const yesNo = z.prefault(z.boolean({ error: '请选择是或否' }), false)

export const recordId = z.object({ id: z.string() })
export const createdId = z.object({ id: z.string() })

/** A change names the version that its author has read, so that nobody overwrites a change of another person unseen. */
export const readVersion = z.number({ error: '请刷新页面后再修改' })

/** Moves a record one place up or down in its list. */
export const moveForm = z.object({ to: z.enum(['up', 'down'], { error: '请选择上移或下移' }) })
export type MoveForm = z.output<typeof moveForm>

export const changeActs = ['import', 'create', 'change', 'move', 'check', 'uncheck', 'remove'] as const
export type ChangeAct = (typeof changeActs)[number]

export const changeActLabels = {
  import: '导入',
  create: '新增',
  change: '修改',
  move: '调整顺序',
  check: '标记为已核对',
  uncheck: '取消核对',
  remove: '删除',
} as const satisfies Record<ChangeAct, string>

/** An entry of a record's history: who did what and when, and the changed fields in words. */
export const siteChange = z.object({
  time: z.number(),
  /** Who did it; null: the portal itself, at a start. */
  actor: z.nullable(z.string()),
  act: z.enum(changeActs),
  fields: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type SiteChange = z.infer<typeof siteChange>
export const siteChanges = z.object({ list: z.array(siteChange) })
