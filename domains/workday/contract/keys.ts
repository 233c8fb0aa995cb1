import * as z from 'zod/mini'

/** Whether the keys of the back office act for this member of staff; they do until he turns them off. */
export const keysSetting = z.object({ on: z.boolean({ error: '请选择是否启用快捷键' }) })
export type KeysSetting = z.infer<typeof keysSetting>
