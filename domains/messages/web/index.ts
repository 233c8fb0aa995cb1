import type { WebDomain } from '@portal/platform/web'

/** The page on which visitors write messages and read answers. */
export const messagesWeb: WebDomain = {
  name: 'messages',
  help: [
    {
      key: 'leavingAMessage',
      title: '留言咨询',
      about: '/home/leavingAMessage',
      icon: 'chat',
      sort: 41,
      text: '怎么留言、怎么看答复',
      load: async () => (await import('./help/message-topic.ts')).messageTopic,
    },
  ],
  portal: [
    {
      path: 'leavingAMessage',
      title: '留言咨询',
      sort: 920,
      inMenu: '留言咨询',
      load: async () => ({ Component: (await import('./message-page.tsx')).MessagePage }),
    },
  ],
}
