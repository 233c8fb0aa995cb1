import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { SignFinding } from '../../contract/sign-rules.ts'
import { type Judged, judgeWith } from './judge-with.ts'
import { currentSignRules } from './sign-rules.ts'

/** What the rules that hold today say of a name for items of these names. */
export const judgeSign = async (ctx: Pick<Ctx, 'db' | 'now'>, judged: Judged): Promise<SignFinding[]> => {
  const { rules } = await currentSignRules(ctx)
  return judgeWith(rules, shanghaiDayOf(ctx.now()), judged)
}
