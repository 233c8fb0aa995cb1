import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { builtInParameters } from '../../proof/built-in-parameters.ts'
import type { Parameters } from '../../proof/parameters.ts'
import { parameterVersions } from './parameter.table.ts'

/** A version of the parameters, and who made it when and why; the built-in one was made by nobody. */
export type ParameterVersion = {
  parameters: Parameters
  note: string
  createTime: Date | null
  actorId: string | null
}

const builtIn: ParameterVersion = {
  parameters: builtInParameters,
  note: '随产品提供的第一版参数',
  ...{ createTime: null, actorId: null },
}

/** The name of a version, as it stands on a result. */
export const versionName = (number: number): string => `P-${number}`

const versionOf = ({ number, blocks, ...made }: typeof parameterVersions.$inferSelect): ParameterVersion => ({
  parameters: { name: versionName(number), ...blocks },
  ...made,
})

type Reading = Pick<Ctx, 'db'>

const newestFirst = desc(parameterVersions.number)

/** All versions, the newest first. */
export const allVersions = async ({ db }: Reading): Promise<ParameterVersion[]> => {
  const rows = await db.select().from(parameterVersions).orderBy(newestFirst)
  return [...rows.map(versionOf), builtIn]
}

/** The newest version, which is in force. */
export const newestVersion = async ({ db }: Reading): Promise<ParameterVersion> => {
  const [row] = await db.select().from(parameterVersions).orderBy(newestFirst).limit(1)
  return row ? versionOf(row) : builtIn
}

/** The version of this name; undefined for a name that no version has. */
export const findVersion = async ({ db }: Reading, name: string): Promise<ParameterVersion | undefined> => {
  if (name === builtInParameters.name) return builtIn
  const number = Number(/^P-([1-9]\d{0,8})$/.exec(name)?.[1])
  if (Number.isNaN(number)) return undefined
  const [row] = await db.select().from(parameterVersions).where(eq(parameterVersions.number, number))
  return row && versionOf(row)
}
