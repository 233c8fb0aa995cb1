import { userNames } from '@portal/accounts/server'
import { type Ctx, failuresOf } from '@portal/platform/server'
import { siteErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof siteErrors>>
const failures: Failures = failuresOf(siteErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Fails for a text that is no valid id, as for an id that does not exist. */
export function ensureId(id: string): void {
  ensure(idForm.test(id), 'record.not_found')
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
