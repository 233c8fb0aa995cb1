import type { Ctx } from '@portal/platform/server'
import { currentSignRules } from './signs/sign-rules.ts'

/** The day on which the table of look-alikes was drawn (`tools/draw-look-alikes.ts`). */
const lookAlikesDrawnOn = '2026-11-24'

/** In words, by which rules and which table a comparison is made today. */
export const comparisonVersions = async (ctx: Pick<Ctx, 'db'>): Promise<string> => {
  const { version } = await currentSignRules(ctx)
  const rules = version === 0 ? '提示规则：随程序提供' : `提示规则：第 ${version} 版`
  return `${rules}；字形近似表：${lookAlikesDrawnOn}`
}
