import { judgeSign } from '@portal/marks/server'
import type { Ctx } from '@portal/platform/server'
import type { Finding } from '../../contract/check.ts'

/** What the rules about signs say of a name for goods of these names. */
export const signFindings = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  judged: { name: string; items: string[] },
): Promise<Finding[]> =>
  (await judgeSign(ctx, judged)).map((finding) => ({
    ...finding,
    level: 'warn',
    class_id: null,
    group_id: null,
    min_id: null,
  }))
