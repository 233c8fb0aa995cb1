import { bytes, defineApi, done, optionalText, pageOf, pageQuery, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { valuationBatch } from './batch.ts'
import { historyRow, valuationDetail } from './detail.ts'
import { valuationErrors } from './errors.ts'
import { evaluation } from './evaluation.ts'
import { valuationLimits } from './limits.ts'
import { valuationModel } from './model.ts'
import { reportForm, valuationReport } from './report.ts'
import { splitNumbers } from './split-numbers.ts'

const fewOrMany = '请选择2至5件专利'
const { numbers, text, reportsPerDay, reportDays, batchNumbers, batchesPerDay } = valuationLimits

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

const batchLimit: UploadLimit = () => ({ bytes: valuationLimits.batchBytes, msg: '批量评估的文件不能超过 5MB!' })
const byId = z.object({ id: z.string() })
const batches = '/api/valuationBatches'

/** Valuations of Chinese patents. */
export const valuationApi = defineApi(valuationErrors, {
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
    params: byId,
    reply: done,
  },
  report: {
    method: 'POST',
    path: '/api/valuationReport',
    access: 'signedIn',
    limit: 'costly',
    summary: `把一次评估生成为报告（PDF），每天 ${reportsPerDay} 份，保留 ${reportDays} 天；同一天同一结果同一场景答同一份。sha256 为文件的摘要`,
    body: reportForm,
    reply: valuationReport,
    submits: true,
    replyNumber: 'reportNo',
    fails: ['valuation.too_many_reports', 'file.quota'],
  },
  startBatch: {
    method: 'POST',
    path: batches,
    access: 'signedIn',
    limit: 'submit',
    summary: `批量评估：上传 XLSX 或 CSV，取“公告号”一列，没有时取第一列，1 至 ${batchNumbers} 件，每天 ${batchesPerDay} 批`,
    upload: batchLimit,
    reply: z.object({ id: z.string(), total: z.number() }),
    fails: [
      'import.unreadable',
      'valuation.too_many_batches',
      'valuation.too_many_numbers',
      'valuation.no_numbers',
      'valuation.bad_line',
    ],
  },
  batch: {
    method: 'GET',
    path: `${batches}/{id}`,
    access: 'signedIn',
    summary: '自己的一批评估：进度与每一行的结果',
    params: byId,
    reply: valuationBatch,
    background: true,
  },
  batchResult: {
    method: 'GET',
    path: `${batches}/{id}/result`,
    access: 'signedIn',
    summary: '自己的一批评估的结果（XLSX），评估完后可以下载',
    params: byId,
    reply: bytes,
    fails: ['valuation.still_running'],
  },
})
