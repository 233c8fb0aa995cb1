import { codeFilter, optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkKinds } from '../kinds.ts'
import { trademarkLimits } from '../limits.ts'
import { fileStates, serviceStates } from './states.ts'

const { keyword } = trademarkLimits

const filter = {
  kind: z.prefault(z.enum(['', ...trademarkKinds], { error: '注册类型筛选有误' }), ''),
  /** A part of number or name. */
  keyword: optionalText(keyword, `关键词最多${keyword}个字`),
}

/** What a customer filters his applications by. */
export const ownTrademarksQuery = z.object({
  state: codeFilter(serviceStates, '状态筛选有误'),
  ...filter,
  ...timeSpan,
  ...pageQuery,
})
export type OwnTrademarksQuery = z.output<typeof ownTrademarksQuery>

/** The boxes of a provider: what nobody has accepted yet (`open`), and what it has accepted (`mine`). */
export const providerBoxes = ['open', 'mine'] as const
export type ProviderBox = (typeof providerBoxes)[number]
export const providerBoxLabels = { open: '待受理', mine: '我受理的' } as const satisfies Record<ProviderBox, string>

export const providerQuery = z.object({
  box: z.prefault(
    z.pipe(
      z.transform((sent: unknown) => (sent === '' ? 'open' : sent)),
      z.enum(providerBoxes, { error: '分类筛选有误' }),
    ),
    'open',
  ),
  fileState: codeFilter(fileStates, '办理状态筛选有误'),
  ...filter,
  ...pageQuery,
})
export type ProviderQuery = z.output<typeof providerQuery>

const wrongProvider = '服务商筛选有误'

export const deskQuery = z.object({
  state: codeFilter(serviceStates, '状态筛选有误'),
  fileState: codeFilter(fileStates, '办理状态筛选有误'),
  /** The id of a provider; empty: whoever holds it. */
  provider: optionalText(36, wrongProvider).check(
    z.refine((id) => id === '' || z.uuid().safeParse(id).success, wrongProvider),
  ),
  ...filter,
  ...timeSpan,
  ...pageQuery,
})
export type DeskQuery = z.output<typeof deskQuery>
