import { fileLink } from '@portal/files/contract'
import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const slipForm = z.object({ url: requiredText('请先上传转账凭证', { length: 2_000 }) })

/** A slip that the customer sent to show that he has transferred. */
export const slipView = z.object({ id: z.string(), createTime: z.number(), file: fileLink })
export type SlipView = z.infer<typeof slipView>
