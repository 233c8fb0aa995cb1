import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { messagesApi } from '../contract/endpoints.ts'
import { findQuestions } from './find-questions.ts'
import { sweepWriters } from './forget-writers.ts'
import { handlers } from './handlers.ts'
import { messageDemonstration } from './message-demonstration.ts'
import { messageNotices } from './notices.ts'
import { permissions } from './permissions.ts'
import { sweepChallenges } from './proof.ts'

export { messageService } from './message-promise.ts'

export const messagesServer: ServerDomain = {
  name: 'messages',
  routes: bindRoutes(messagesApi, handlers),
  jobs: [sweepChallenges, sweepWriters],
  demonstrate: messageDemonstration,
  notices: messageNotices,
  searches: [{ kind: 'question', find: findQuestions }],
  permissions,
  purviews: [
    {
      name: '互动交流',
      icon: 'chat',
      access: 'interaction',
      path: '',
      sort: 40,
      children: [
        {
          name: '留言咨询',
          icon: 'chat',
          access: 'interaction.messages',
          path: '/messages',
          sort: 10,
          permission: 'messages.read',
        },
      ],
    },
  ],
}
