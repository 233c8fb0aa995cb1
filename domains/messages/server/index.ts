import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { messagesApi } from '../contract/endpoints.ts'
import { messageCards, messageRisks, messageTrends } from './desk/day-work.ts'
import { messageSearch } from './desk/desk-search.ts'
import { messageRecord } from './desk/take-step.ts'
import { findQuestions } from './find-questions.ts'
import { sweepWriters } from './forget-writers.ts'
import { handlers } from './handlers.ts'
import { messageHistories } from './histories.ts'
import { messageDemonstration } from './message-demonstration.ts'
import { messageNotices } from './notices.ts'
import { permissions } from './permissions.ts'
import { messagesPersonal } from './personal.ts'
import { sweepChallenges } from './proof.ts'

export { messageService } from './message-promise.ts'

export const messagesServer: ServerDomain = {
  name: 'messages',
  personal: messagesPersonal,
  histories: messageHistories,
  routes: bindRoutes(messagesApi, handlers),
  records: [messageRecord],
  jobs: [sweepChallenges, sweepWriters],
  demonstrate: messageDemonstration,
  notices: messageNotices,
  searches: [{ kind: 'question', find: findQuestions }],
  todayCards: messageCards,
  risks: messageRisks,
  trends: messageTrends,
  finds: [messageSearch],
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
