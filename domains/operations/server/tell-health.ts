import { administratorIds } from '@portal/accounts/server'
import { type HealthCheck, type JobCtx, type Listener, type NoticeEntry, publish } from '@portal/platform/server'

/** What the watch says of one check; the listener tells each administrator of it. */
type Told = { key: string }
type ToldTo = { key: string; userId: string }

const page = '/admin.html#/health'

const kinds = [
  {
    event: 'health.fault',
    toldEvent: 'health.fault_told',
    name: '运行异常',
    text: '有一项运行检查出现异常，请登录管理后台查看。',
  },
  { event: 'health.over', toldEvent: 'health.over_told', name: '异常结束', text: '一项运行检查的异常已经结束。' },
] as const

export const [healthFault, healthOver] = kinds

/** Hands the news of one check to every administrator. */
export const healthListeners: readonly Listener[] = kinds.map(({ event, toldEvent }) => ({
  event,
  name: 'operations.tell-administrators',
  react: async (ctx: JobCtx, data: unknown) => {
    const { key } = data as Told
    await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx }
      for (const userId of await administratorIds(inside)) {
        const told: ToldTo = { key, userId }
        await publish(inside, toldEvent, told)
      }
    })
  },
}))

/** What an administrator reads in the bell, and of which part. */
export const healthNotices = (checks: () => readonly HealthCheck[]): readonly NoticeEntry[] =>
  kinds.map(({ toldEvent, name, text }) => ({
    event: toldEvent,
    name,
    to: ({ userId }: ToldTo) => userId,
    forDesk: true,
    text,
    words: async (_ctx, { key }: ToldTo) => `${name}：${checks().find((check) => check.key === key)?.name ?? key}`,
    link: () => page,
  }))
