import type { NoticeEntry, OutsideReader, WordsCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { messages } from './message.table.ts'
import type { WriterEvent } from './tell-writer.ts'

type DeskEvent = { id: string }

const atDesk = ({ id }: DeskEvent): string => `/admin.html#/messages/${id}`

/** Who gets the writer's notices: his account, or for a visitor the address that he left. */
const writer = ({ userId, reader }: WriterEvent): string | OutsideReader | null => userId ?? reader

const ownMessage = ({ id, key }: WriterEvent): string =>
  `/#/home/leavingAMessage?activeName=name1&id=${id}${key === null ? '' : `&key=${key}`}`

/** Names the message to which something happened: 留言“海关查扣怎么办”：已答复（LY20261120000001）. */
const naming =
  (happening: string) =>
  async ({ db }: WordsCtx, { id }: DeskEvent): Promise<string | null> => {
    const [message] = await db.select({ title: messages.title }).from(messages).where(eq(messages.number, id))
    return message ? `留言“${message.title}”：${happening}（${id}）` : null
  }

/** The notices about messages, each with whom it goes to. */
export const messageNotices: readonly NoticeEntry[] = [
  {
    event: 'message.submitted',
    name: '收到留言',
    to: 'staff',
    holding: 'messages.read',
    text: '收到一条新的留言，等待答复。',
    link: atDesk,
  },
  {
    event: 'message.held',
    name: '留言待甄别',
    to: 'staff',
    holding: 'messages.read',
    text: '有一条留言等待甄别。',
    link: atDesk,
  },
  {
    event: 'message.answered',
    name: '留言已答复',
    to: writer,
    text: '您的一条留言已答复，请查看。',
    words: naming('已答复'),
    link: ownMessage,
  },
  {
    event: 'message.changed',
    name: '留言有变动',
    to: writer,
    text: '您的一条留言或其答复有变动，请查看说明。',
    words: naming('留言或答复有变动，请查看说明'),
    link: ownMessage,
  },
]
