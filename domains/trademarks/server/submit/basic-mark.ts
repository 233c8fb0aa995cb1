import type { ChosenClass } from '@portal/nice/contract'
import { type Ctx, refuseField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { BasicForm } from '../../contract/file/order-form.ts'
import { type BasicMark, trademarkColumns, trademarks } from '../file/file.table.ts'

type Owner = Pick<Ctx, 'db'> & { actor: { userId: string } }

/** The goods of one's own application in China on which a registration abroad rests. */
const goodsOfOwn = async ({ db, actor }: Owner, businessSn: string): Promise<ChosenClass[]> => {
  const [own] = await db
    .select(trademarkColumns)
    .from(trademarks)
    .where(and(eq(trademarks.businessSn, businessSn), eq(trademarks.userId, actor.userId), eq(trademarks.kind, 'sbzc')))
  return own?.goods ?? refuseField('basic.businessSn', '没有找到这件国内商标申请，请核对业务编号')
}

/**
 * The basic mark as it is kept: where it is an application here, its goods are those of that application.
 * @throws AppFailure `request.invalid` for an application that is not the caller's own
 */
export const basicMarkOf = async (ctx: Owner, form: BasicForm | undefined): Promise<BasicMark | null> => {
  if (!form) return null
  const { basicType, number, date, businessSn, work_order_service } = form
  return {
    basicType,
    number,
    date: date === '' ? null : date,
    businessSn: businessSn === '' ? null : businessSn,
    work_order_service: businessSn === '' ? work_order_service : await goodsOfOwn(ctx, businessSn),
  }
}
