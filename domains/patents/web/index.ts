import type { WebDomain } from '@portal/platform/web'
import { patentTab } from '../contract/paths.ts'
import { applyActive, applyPath } from './apply/apply-path.ts'

export { patentPath } from '../contract/paths.ts'

/** The pages of patents in the portal. */
export const patentsWeb: WebDomain = {
  name: 'patents',
  help: [
    {
      key: 'oneRegister',
      title: '专利申请',
      about: applyPath,
      icon: 'stamp',
      sort: 12,
      text: '要填什么、交什么材料、怎么付款',
      load: async () => (await import('./help/patent-topic.ts')).patentTopic,
    },
  ],
  registrations: [
    {
      title: '专利申请',
      scene: 'bulb',
      sort: 20,
      card: async () => ({ Component: (await import('./register/register-card.tsx')).RegisterCard }),
      forms: [
        {
          active: applyActive,
          needsSession: true,
          load: async () => ({ Component: (await import('./apply/apply-page.tsx')).ApplyPage }),
        },
      ],
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
