import { useMay } from '@portal/accounts/web'
import { call, type ListBulk } from '@portal/platform/web'
import type { DeskRow } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import type { BulkMessagesForm } from '../../contract/forms.ts'
import { messageActionLabels } from '../../contract/states.ts'
import { deskReads } from './desk-reads.ts'

const send = (act: BulkMessagesForm['act']) => (rows: readonly DeskRow[]) =>
  call(messagesApi.bulk, { body: { act, ids: rows.map(({ id }) => id) } })

const acts = [
  { label: messageActionLabels.markSpam, said: '已标为垃圾信息', send: send('spam') },
  { label: messageActionLabels.clearSpam, said: '已转入待答复', send: send('notSpam') },
] satisfies ListBulk<DeskRow>['acts']

/** What may be done with several messages at once, by whoever may act on them. */
export const useBulkMessages = (): ListBulk<DeskRow> => ({
  acts: useMay('messages.act') ? acts : [],
  reads: deskReads,
  nameOf: ({ title, id }) => `${title} ${id}`,
})
