import { type JobCtx, startFailure } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { paymentFacts } from '../../pay/payment.table.ts'

/**
 * Refuses to start production on a database in which somebody paid by the demonstration's way, whose money is none.
 * @throws StartFailure `config`
 */
export const refuseDemonstrationMoney = async ({ db, config }: Pick<JobCtx, 'db' | 'config'>): Promise<void> => {
  if (config.mode !== 'production') return
  const paid = await db
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(eq(paymentFacts.house, 'demonstration'))
    .limit(1)
  if (paid.length === 0) return
  throw startFailure(
    'config',
    '这个数据库里有用演示付款付清的订单，不涉及真实资金，不能用于生产模式。请用 DATA_DIR 或 DATABASE_URL 换一个没有演示订单的数据库后再启动',
  )
}
