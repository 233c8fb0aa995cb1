import { pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const outagePartLabels = { portal: '整个网站', database: '数据库', files: '文件存储' } as const

const outage = z.object({
  /** The name by which people speak of an outage. */
  number: z.number(),
  /** `portal`: no process of the portal was running. */
  part: z.enum(['portal', 'database', 'files']),
  from: z.number(),
  /** While the outage goes on, the moment when the part was last found away. */
  to: z.number(),
  goesOn: z.boolean(),
})
export type Outage = z.output<typeof outage>

export const outagesQuery = z.object(pageQuery)
export const outagePage = pageOf(outage)
