import { foldName } from '@portal/names/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, ensureField, recordAct } from '@portal/platform/server'
import type { MadridForm } from '../../contract/madrid.ts'
import { ensure } from '../failures.ts'
import { madridVersions } from '../trademark.table.ts'
import type { MadridContent } from './built-in-members.ts'
import { readMembers } from './members-in-force.ts'

/** Members are named by code or by name, joined by `;`: so each of these texts must be one member's alone. */
const ensureTellable = (members: MadridForm['members']): void => {
  const seen = new Set<string>()
  for (const { code, name } of members) {
    ensureField(!/[;；]/.test(name), 'members', `名称不能含有分号：${name}`)
    for (const text of [code, name]) {
      ensureField(!seen.has(foldName(text)), 'members', `成员重复：${text}`)
      seen.add(foldName(text))
    }
  }
}

/** A list as the act log tells it: member by member, so that the fields that differ are the members that do. */
const toldOf = ({ version, members, fees = null, ...source }: MadridContent & { version: number }) => ({
  version,
  ...source,
  fees,
  ...Object.fromEntries(members.map(({ code, ...member }) => [code, member])),
})

/** An estimate adds up what the members and the International Bureau ask for. */
const ensureOneCurrency = ({ members, fees }: MadridForm): void => {
  const foreign = members.find(({ fee }) => fees && fee && fee.currency !== fees.currency)
  ensureField(!foreign, 'members', `费用的币种须与国际局费用相同：${foreign?.name}`)
}

/**
 * Replaces members and fees as a whole, by a new version.
 * @throws AppFailure `madrid.newer_version`, with what holds now, when somebody else saved since the version that it was
 * made from
 */
export const saveMembers = async (ctx: ActorCtx, { body }: { body: MadridForm }): Promise<{ version: number }> => {
  const { version: from, ...content } = body
  const today = shanghaiDayOf(ctx.now())
  ensureField(content.asOf <= today, 'asOf', '数据日期不能晚于今天')
  ensureField(content.checkedOn <= today, 'checkedOn', '核对日期不能晚于今天')
  ensureTellable(content.members)
  ensureOneCurrency(content)
  const current = await readMembers(ctx)
  ensure(from === undefined || from === current.version, 'madrid.newer_version', { current })
  const [saved] = await ctx.db
    .insert(madridVersions)
    .values({ version: current.version + 1, content, createTime: ctx.now(), actorId: ctx.actor.userId })
    .onConflictDoNothing()
    .returning({ version: madridVersions.version })
  ensure(saved, 'madrid.newer_version')
  await recordAct(ctx, {
    subjectKind: 'madridMembers',
    subjectRef: '马德里成员',
    link: '/madrid-members',
    before: toldOf(current),
    after: toldOf({ ...content, ...saved }),
  })
  return saved
}
