import type { WebDomain } from '@portal/platform/web'

/**
 * Loads a component that shows the answers of a check topic by topic, for pages of other domains. It contains all questions, so
 * it is loaded on demand.
 */
export const loadAnswersView = async () => (await import('./report/answers-view.tsx')).AnswersView

export const selfcheckWeb: WebDomain = {
  name: 'selfcheck',
  services: [
    {
      to: '/home/earlyWarningAnalysis',
      title: '海外出口风险预警自查',
      description: '按商品、国家和渠道回答问题，看清风险在哪里、先做什么',
      icon: 'radar',
      stage: '规避贸易风险',
      sort: 10,
      banner: {
        title: '出海之前，先查一遍风险',
        text: '商标、专利、著作权、合同、渠道五个主题，逐题说明为什么问、怎么做',
        action: '开始自查',
      },
      steps: ['填写商品与去向', '逐题作答', '查看红黄绿灯', '按建议行动'],
    },
  ],
  help: [
    {
      key: 'earlyWarningAnalysis',
      title: '海外出口风险预警自查',
      about: '/home/earlyWarningAnalysis',
      icon: 'radar',
      sort: 10,
      text: '怎么答题、怎么看红黄绿灯',
      load: async () => (await import('./help/self-check-topic.ts')).selfCheckTopic,
    },
  ],
  portal: [
    {
      path: 'earlyWarningAnalysis',
      title: '海外出口风险预警自查',
      sort: 10,
      load: async () => ({ Component: (await import('./self-check-page.tsx')).SelfCheckPage }),
    },
  ],
}
