import type { WebDomain } from '@portal/platform/web'
import { patentTab, registerPath } from '../contract/paths.ts'

export { patentPath } from '../contract/paths.ts'

const title = '一链式知识产权注册'

/**
 * The pages of patents in the portal. The page on which registrations begin came with them; trademarks bring their modes to
 * it later.
 */
export const patentsWeb: WebDomain = {
  name: 'patents',
  services: [
    {
      to: registerPath,
      title,
      short: '专利申请',
      description: '专利申请在线提交，费用事先列明',
      icon: 'stamp',
      scene: 'bulb',
      stage: '规避贸易风险',
      sort: 55,
    },
  ],
  help: [
    {
      key: 'oneRegister',
      title: '专利申请',
      about: registerPath,
      icon: 'stamp',
      sort: 12,
      text: '要填什么、交什么材料、怎么付款',
      load: async () => (await import('./help/patent-topic.ts')).patentTopic,
    },
  ],
  portal: [
    {
      path: 'oneRegister',
      title,
      sort: 55,
      load: async () => ({ Component: (await import('./register/register-page.tsx')).RegisterPage }),
    },
  ],
  progress: [
    {
      active: patentTab,
      label: '一链注册专利',
      short: '专利申请',
      icon: 'stamp',
      scene: 'bulb',
      sort: 30,
      load: async () => ({ Component: (await import('./progress/patent-list-page.tsx')).PatentListPage }),
      detail: {
        query: 'businessSn',
        headed: true,
        load: async () => ({ Component: (await import('./progress/patent-detail-page.tsx')).PatentDetailPage }),
      },
    },
  ],
}
