import { Readable } from 'node:stream'
import { type Bytes, copyRows, type SignedInCtx, zipArchive } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { PasswordForm } from '../contract/profile.ts'
import { accountEvents } from './account-event.table.ts'
import { recordAccountEvent } from './account-events.ts'
import { viewOwnProfile } from './own-profile.ts'
import { sessionsOf } from './own-sessions.ts'
import { provePassword } from './prove-password.ts'
import { getUser } from './user.store.ts'

/**
 * The caller's own copy of his data (PIPL article 45): what each domain knows of him as JSON, and the files that he brought, in
 * one ZIP, packed while it is sent.
 */
export const copyOwnData = async (ctx: SignedInCtx, { body }: { body: PasswordForm }): Promise<Bytes> => {
  const { userId } = ctx.actor
  const user = await getUser(ctx, userId)
  await provePassword(ctx, user, body.password)
  await recordAccountEvent(ctx, { kind: 'data_copied', userId })
  const parts = (await Promise.all(ctx.personal.map(({ copy }) => copy?.(ctx, userId) ?? []))).flat()
  const own = {
    账号: {
      username: user.username,
      userType: user.userType,
      createTime: user.createTime,
      ...(await viewOwnProfile(ctx)),
    },
    登录: await sessionsOf(ctx, userId),
    账号记录: await copyRows(ctx, accountEvents, {
      where: eq(accountEvents.userId, userId),
      fields: ['at', 'kind', 'address'],
    }),
  }
  const data = { ...own, ...Object.fromEntries(parts.map(({ name, rows }) => [name, rows])) }
  // What staff have uploaded belongs to the cases of customers, and is no part of their own data.
  const sources = user.userType === 'staff' ? [] : ctx.personal
  const files = (await Promise.all(sources.map((source) => source.files?.(ctx, userId) ?? []))).flat()
  const json = Buffer.from(JSON.stringify(data, null, 2))
  return {
    content: zipArchive([{ path: 'data.json', open: () => Readable.from([json]) }, ...files]),
    type: 'application/zip',
    fileName: '我的数据.zip',
  }
}
