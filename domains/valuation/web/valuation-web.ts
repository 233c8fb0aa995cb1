import type { WebDomain } from '@portal/platform/web'
import { askPath, batchPath, comparePath, methodPath, resultPath } from './paths.ts'

const title = '专利价值评估'

/** The pages of valuations in the portal; the steps of one assessment are one chunk. */
export const valuationWeb: WebDomain = {
  name: 'valuation',
  services: [
    {
      to: askPath,
      title,
      short: '专利估值',
      description: '给出分值和参考价，逐项说明依据',
      icon: 'gauge',
      scene: 'vault',
      stage: '规避贸易风险',
      sort: 57,
    },
  ],
  searchTools: [{ to: askPath, title, text: '按公告号评估中国发明和实用新型', icon: 'gauge', sort: 6 }],
  help: [
    {
      key: 'valuation',
      title,
      about: askPath,
      icon: 'gauge',
      sort: 93,
      text: '分值怎么来，参考价是什么意思',
      load: async () => (await import('./help/valuation-topic.ts')).valuationTopic,
    },
  ],
  portal: [askPath, resultPath, comparePath, methodPath, batchPath].map((path) => ({
    path: path.slice('/home/'.length),
    title,
    sort: 92,
    ...(path === batchPath && { needsSession: true as const }),
    load: async () => ({ Component: (await import('./assessment-page.tsx')).AssessmentPage }),
  })),
}
