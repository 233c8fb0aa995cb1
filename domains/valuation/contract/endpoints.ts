import { defineApi, done, optionalText, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { historyRow, valuationDetail } from './detail.ts'
import { evaluation } from './evaluation.ts'
import { valuationLimits } from './limits.ts'
import { valuationModel } from './model.ts'
import { splitNumbers } from './split-numbers.ts'

const fewOrMany = '请选择2至5件专利'
const { numbers, text } = valuationLimits

/** `,` between the ids, which are asked for in this order. */
const ids = z.pipe(
  z.pipe(
    z.prefault(z.string(fewOrMany), ''),
    z.transform((sent: string) => sent.split(',').filter((id) => id !== '')),
  ),
  z.array(z.string()).check(z.minLength(2, fewOrMany), z.maxLength(numbers, fewOrMany)),
)

/** Each number of a text counts; a text that is refused as a whole counts for one. */
const numbersIn = ({ pns }: Readonly<Record<string, unknown>>): number => {
  const found = typeof pns === 'string' && pns.length <= text ? splitNumbers(pns).length : 1
  return found > numbers ? 1 : Math.max(1, found)
}

/** Valuations of Chinese patents. */
export const valuationApi = defineApi(
  {},
  {
    evaluate: {
      method: 'GET',
      path: '/iprp_foreign/api/evaluateByPsn',
      access: 'public',
      limit: 'costly',
      costs: numbersIn,
      summary: '评估一件或几件中国专利；pns 为公告号，最多 5 个。未检索到时 score 为 0，不能评估时答 code 500 与 msg',
      query: z.object({ pns: z.prefault(z.string(), '') }),
      reply: evaluation,
    },
    detail: {
      method: 'GET',
      path: '/evaluate-patent/basic/queryById',
      access: 'public',
      summary: '一次评估的全部内容；id 来自 evaluateByPsn',
      query: z.object({ id: z.prefault(z.string(), '') }),
      reply: valuationDetail,
    },
    comparison: {
      method: 'GET',
      path: '/api/valuationComparison',
      access: 'public',
      summary: '并列比较 2 至 5 次评估；ids 以逗号分隔',
      query: z.object({ ids }),
      reply: z.object({ elements: z.array(valuationDetail) }),
    },
    model: {
      method: 'GET',
      path: '/api/valuationModel',
      access: 'public',
      summary: '评估方法：模型与参数的版本、来源与核对日期，对照组，各指标的权重',
      reply: valuationModel,
    },
    history: {
      method: 'GET',
      path: '/api/valuations',
      access: 'signedIn',
      summary: '我评估过的专利，新的在前',
      query: z.object({ keyword: optionalText(text, `关键词最多${text}个字`), ...pageQuery }),
      reply: pageOf(historyRow),
    },
    forget: {
      method: 'DELETE',
      path: '/api/valuations/{id}',
      access: 'signedIn',
      summary: '从我的评估记录中删除一条',
      params: z.object({ id: z.string() }),
      reply: done,
    },
  },
)
