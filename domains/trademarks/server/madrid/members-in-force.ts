import { foldName, syllablesOf } from '@portal/names/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { MadridMember, MadridMembers } from '../../contract/madrid.ts'
import { madridVersions } from '../trademark.table.ts'
import { builtInMembers, type MadridContent } from './built-in-members.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** China is the office of origin of every application here, which nobody designates. */
export const office = { code: 'CN', name: '中国（CNIPA）' } as const

/** The newest version that staff saved, or what comes with the portal, as version 0. */
export const readMembers = async ({ db }: Pick<Ctx, 'db'>): Promise<MadridContent & { version: number }> => {
  const [newest] = await db.select().from(madridVersions).orderBy(desc(madridVersions.version)).limit(1)
  return newest ? { ...newest.content, version: newest.version } : { ...builtInMembers, version: 0 }
}

/** Whether a member can be designated on a day. */
const isOpen = ({ protocolFrom }: { protocolFrom: string | null }, day: string): boolean =>
  protocolFrom === null || protocolFrom <= day

const typedSounds = (name: string): string => {
  const sounds = syllablesOf(foldName(name))
  return `${sounds.join('')} ${sounds.map(([initial]) => initial).join('')}`
}

/** The members that an application can name, those not yet open too, with the fees as they are known. */
export const membersInForce = async (ctx: ReadCtx): Promise<MadridMembers> => {
  const { asOf, source, checkedOn, members, fees = null } = await readMembers(ctx)
  const today = shanghaiDayOf(ctx.now())
  return {
    office,
    asOf,
    source,
    checkedOn,
    list: members
      .filter(({ code }) => code !== office.code)
      .map(
        ({ code, name, nameEn, protocolFrom, fee = null }): MadridMember => ({
          code,
          name,
          nameEn,
          pinyin: typedSounds(name),
          protocolFrom,
          open: isOpen({ protocolFrom }, today),
          fee,
        }),
      ),
    fees,
  }
}
