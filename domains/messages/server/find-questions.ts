import { type Ctx, containing, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { messageLimits } from '../contract/limits.ts'
import { messages } from './message.table.ts'

const holds = (word: string) => {
  const part = containing(word)
  return or(ilike(messages.title, part), ilike(messages.content, part), ilike(messages.reply, part))
}

/** The most questions that are counted: the page then says 100+, which tells as much as the exact number. */
const mostCounted = 100

const latestFirst = [desc(messages.replyTime), desc(messages.id)]

/** The published questions that the portal's one search finds, the latest answer first. */
export const findQuestions = async ({ db }: Pick<Ctx, 'db'>, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const wanted = and(eq(messages.state, 'published'), ...pieces.map((words) => or(...words.map(holds))))
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(wanted)
    // Where nothing is shown, the order says nothing, and without it the search ends at the last question that is counted.
    .orderBy(...(limit > 0 ? latestFirst : []))
    .limit(mostCounted + 1)
  const shown = found.slice(0, limit).map(({ id }) => id)
  const rows =
    shown.length === 0
      ? []
      : await db
          .select({ title: messages.title, reply: messages.reply, replyTime: messages.replyTime })
          .from(messages)
          .where(inArray(messages.id, shown))
          .orderBy(...latestFirst)
  const hits = rows.map(({ title, reply, replyTime }) => ({
    title,
    text: reply ?? '',
    to: `/home/leavingAMessage?${new URLSearchParams({
      activeName: 'name2',
      keyword: [...title].slice(0, messageLimits.keyword).join(''),
    })}`,
    time: replyTime?.getTime() ?? null,
  }))
  return { hits, total: Math.min(found.length, mostCounted), totalIsExact: found.length <= mostCounted }
}
