import { type Ctx, containing, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, ilike, or } from 'drizzle-orm'
import { messageLimits } from '../contract/limits.ts'
import { messages } from './message.table.ts'

const holds = (word: string) => {
  const part = containing(word)
  return or(ilike(messages.title, part), ilike(messages.content, part), ilike(messages.reply, part))
}

/** The published questions that the portal's one search finds, the latest answer first. */
export const findQuestions = async ({ db }: Pick<Ctx, 'db'>, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const wanted = and(eq(messages.state, 'published'), ...pieces.map((words) => or(...words.map(holds))))
  const [rows, total] = await Promise.all([
    db
      .select({ title: messages.title, reply: messages.reply, replyTime: messages.replyTime })
      .from(messages)
      .where(wanted)
      .orderBy(desc(messages.replyTime), desc(messages.id))
      .limit(limit),
    db.$count(messages, wanted),
  ])
  const hits = rows.map(({ title, reply, replyTime }) => ({
    title,
    text: reply ?? '',
    to: `/home/leavingAMessage?${new URLSearchParams({
      activeName: 'name2',
      keyword: [...title].slice(0, messageLimits.keyword).join(''),
    })}`,
    time: replyTime?.getTime() ?? null,
  }))
  return { hits, total, totalIsExact: true }
}
