import type { JobCtx } from '@portal/platform/server'
import { demonstrationContent } from './demonstration-content.ts'
import { publishOwn } from './prepare-editions.ts'

const invented = {
  kind: 'demonstration',
  source: '本平台自行编写',
  licence: '',
} as const

/** Publishes two invented editions, between which some items move, so that a demonstration has something to choose. */
export const demonstrateEditions = (ctx: JobCtx): Promise<void> =>
  publishOwn(ctx, [
    {
      ...invented,
      edition: 'DEMO-1',
      editionName: '演示：商品项目为示例，不是《类似商品和服务区分表》原文（2025 年底前）',
      inForceFrom: '2000-01-01',
      content: demonstrationContent('earlier'),
    },
    {
      ...invented,
      edition: 'DEMO-2',
      editionName: '演示：商品项目为示例，不是《类似商品和服务区分表》原文（2026 年起）',
      inForceFrom: '2026-01-01',
      content: demonstrationContent('later'),
    },
  ])
