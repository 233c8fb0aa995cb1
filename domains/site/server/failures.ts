import { userNames } from '@portal/accounts/server'
import { type Ctx, type Ensure, ensureOf, isId } from '@portal/platform/server'
import { siteErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof siteErrors> = ensureOf(siteErrors)

/** Fails for a text that is no valid id, as for an id that does not exist. */
export function ensureId(id: string): void {
  ensure(isId(id), 'record.not_found')
}

type Changed = { version: number; updatedBy: string | null }

/** Fails where the record has a newer version than the one that its editor has read; the failure names who made it. */
export const ensureRead = async (
  ctx: Pick<Ctx, 'db'>,
  { version, updatedBy }: Changed,
  read: { version: number },
): Promise<void> => {
  if (version === read.version) return
  const names = await userNames(ctx, updatedBy ? [updatedBy] : [])
  const who = (updatedBy && names.get(updatedBy)?.username) ?? '他人'
  const msg = `在您打开之后，${who}已修改过这条内容。为免覆盖，您的修改没有保存：请在“记录”中对照，重新打开后再修改`
  ensure(false, 'site.newer_change', { msg })
}
