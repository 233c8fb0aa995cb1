import { foldName } from '@portal/names/server'
import type { ActorCtx } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { LineFacts, PreviewRow } from '../../contract/import/preview.ts'
import { mayLackNumber } from '../../contract/right-words.ts'
import { rights } from '../right.table.ts'
import { numberFingerprint, type RightRecord, showFacts } from '../right-facts.ts'

type ReadCtx = Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'cipher'>
type Named = Pick<LineFacts, 'registerType' | 'country' | 'registerNum' | 'recordName' | 'obligeeName'>

/**
 * By what a line is known among the rights of one owner: by its number, and where its type may lack one, by its name and its
 * holder. Null where it has neither.
 */
export const keyOfLine = (ctx: Pick<ReadCtx, 'cipher'>, line: Named): string | null => {
  const { registerType, country, registerNum, recordName, obligeeName } = line
  if (registerType === null) return null
  const fingerprint = numberFingerprint(ctx, { registerType, country, registerNum })
  if (fingerprint !== null || !mayLackNumber(registerType) || recordName === '') return fingerprint
  return JSON.stringify([registerType, country, foldName(recordName), foldName(obligeeName)])
}

type Sealed = Pick<RightRecord, 'id' | 'registerType' | 'facts'>
type Existing = NonNullable<PreviewRow['existing']>

const entryOf = (ctx: ReadCtx, row: Sealed): readonly [string | null, Existing] => {
  const { recordName, registerNum, obligeeName, country } = showFacts(ctx, row)
  const { id, registerType } = row
  return [
    keyOfLine(ctx, { registerType, country, registerNum, recordName, obligeeName }),
    { id, recordName, registerNum },
  ]
}

/** The caller's own rights that have these keys. */
export const findExisting = async (ctx: ReadCtx, keys: readonly string[]): Promise<Map<string, Existing>> => {
  if (keys.length === 0) return new Map()
  const { id, registerType, facts, numberFingerprint: fingerprint, ownerId } = rights
  const select = (known: ReturnType<typeof isNull>) =>
    ctx.db
      .select({ id, registerType, facts })
      .from(rights)
      .where(and(eq(ownerId, ctx.actor.userId), known))
  // What has no number is known by what is sealed, so that each such right is opened.
  const found = [...(await select(inArray(fingerprint, [...new Set(keys)]))), ...(await select(isNull(fingerprint)))]
  const entries = found.map((row) => entryOf(ctx, row))
  return new Map(entries.flatMap(([key, right]) => (key === null ? [] : [[key, right] as const])))
}
