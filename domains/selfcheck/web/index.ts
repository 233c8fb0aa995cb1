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
      short: '风险自查',
      description: '答几道题，知道先补哪一块',
      icon: 'radar',
      scene: 'radar',
      stage: '规避贸易风险',
      sort: 5,
      banner: {
        title: '出口前，先查风险',
        text: '答几道题，知道先补哪一块',
        action: '开始自查',
        scene: 'ship',
        tone: 'night',
      },
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
