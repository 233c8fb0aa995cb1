import { classId } from '@portal/nice/contract'
import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkLimits } from '../limits.ts'

const { remark } = trademarkLimits

/** What provider or staff note about an application, or about one of its classes; `orderSn` is its business number. */
export const classRemark = z.object({
  orderSn: requiredText('缺少业务编号', { length: 32 }),
  class_id: z.optional(z.nullable(classId)),
  text: requiredText('请输入备注', { length: remark, msg: `备注最多输入${remark}个字` }),
})
export type ClassRemark = z.output<typeof classRemark>
