import { code, defineApi, isDay, optionalText, requiredText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { classId } from './chosen.ts'
import { editionInfo, niceMove } from './edition.ts'
import { niceErrors } from './errors.ts'
import { foundItems, industry, niceClasses, niceGroups, offeredClass } from './item.ts'
import { niceLimits } from './limits.ts'

const cache = { seconds: 60, throughOutages: true } as const

/** Which edition a call asks for: the one with this number, or the one in force on this day; today's where neither is told. */
const which = {
  edition: optionalText(31),
  date: optionalText(10).check(z.refine((text) => text === '' || isDay(text), { error: '日期有误' })),
}
const keyword = optionalText(niceLimits.keyword)
const optionalClass = z.optional(z.union([z.literal(''), classId], { error: '类别有误' }))

/** The look-ups of the classification, open to everybody. */
export const niceApi = defineApi(niceErrors, {
  classes: {
    method: 'GET',
    path: '/api/getNiceClass',
    access: 'public',
    summary: '尼斯分类的 45 个类别；edition 或 date 选择版本，不给时为现行版本',
    query: z.object({
      pg_count: wholeNumber({ min: 1, max: niceLimits.classes, fallback: niceLimits.classes, msg: '条数应为 1 至 45' }),
      ...which,
    }),
    reply: niceClasses,
    cache,
  },
  groups: {
    method: 'GET',
    path: '/api/getNiceGroupByClassId',
    access: 'public',
    summary: '一个类别的类似群和小项；keyword 只留下名称含有它的小项',
    query: z.object({ class_id: classId, keyword, ...which }),
    reply: niceGroups,
    cache,
  },
  search: {
    method: 'GET',
    path: '/api/searchNiceItem',
    access: 'public',
    limit: 'search',
    summary: '按名称的一部分、繁体、拼音或首字母找小项，最多 30 条；moves 为换了类别的小项',
    query: z.object({ keyword, class_id: optionalClass, ...which }),
    reply: foundItems,
    cache,
  },
  industries: {
    method: 'GET',
    path: '/api/findIntelliRecommend',
    access: 'public',
    summary: '行业：level 1 为一级；level 2 为 parent_id 之下的二级',
    query: z.object({ level: code([1, 2], '级别应为 1 或 2'), parent_id: optionalText(40) }),
    reply: z.object({ list: z.array(industry) }),
    cache,
  },
  recommend: {
    method: 'GET',
    path: '/api/findIntelliRecommendMin',
    access: 'public',
    summary: '一个行业常用的类别和小项，只含现行版本有的',
    query: z.object({ industry_code: requiredText('请选择行业', { length: 40 }), ...which }),
    reply: z.object({ edition: z.string(), classes: z.array(offeredClass) }),
    cache,
  },
  editions: {
    method: 'GET',
    path: '/api/niceEditions',
    access: 'public',
    summary: '已发布的分类版本，新的在前；current 为现行版本',
    reply: z.object({ current: z.string(), elements: z.array(editionInfo) }),
    cache,
  },
  moves: {
    method: 'GET',
    path: '/api/niceMoves',
    access: 'public',
    summary: '两个版本之间换了类别的小项；不给时为现行版本和它之前的一个',
    query: z.object({ from: optionalText(31), to: optionalText(31) }),
    reply: z.object({ from: z.nullable(z.string()), to: z.string(), moves: z.array(niceMove) }),
    cache,
  },
})
