import { type Day, dayInWords, shanghaiDayOf } from '@portal/platform/contract'
import type { WordsCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { askBrief, outcomeText } from '../contract/matter.ts'
import { titleOf } from '../contract/title.ts'
import { askedThings } from './own-request-rows.ts'
import { requests } from './request.table.ts'
import { requestPromises } from './request-promises.ts'
import { supplements } from './supplement.table.ts'

type Told = { businessSn: string }
type RequestRecord = typeof requests.$inferSelect

/** What happened, after the title of the request; `Data` is what its event carries. */
export type Happening<Data extends Told> = (ctx: WordsCtx, request: RequestRecord, data: Data) => Promise<string>

/** Names the request to which something happened: 海关查扣 · 太阳镜 1,200 副：已受理（KL20261118000001）. */
export const naming =
  <Data extends Told>(happening: Happening<Data>) =>
  async (ctx: WordsCtx, data: Data): Promise<string | null> => {
    const [request] = await ctx.db.select().from(requests).where(eq(requests.businessSn, data.businessSn))
    if (!request) return null
    const { details, businessType, businessSn, createTime } = request
    return `${titleOf({ ...details, businessType, createTime })}：${await happening(ctx, request, data)}（${businessSn}）`
  }

/** A happening that needs no more than a few words. */
export const plainly =
  (words: string): Happening<Told> =>
  async () =>
    words

const sayDay = ({ now }: WordsCtx, at: Date | number): string => {
  const day: Day = shanghaiDayOf(at)
  return dayInWords(day, now())
}

/** 已受理, and by when the desk means to answer where a time was promised. */
export const accepted: Happening<Told> = async (ctx, { businessSn }) => {
  const promises = (await requestPromises(ctx, [businessSn])).get(businessSn) ?? []
  const due = promises.find(({ kind, keptAt }) => kind === 'completion' && keptAt === null)
  return due ? `已受理，预计 ${sayDay(ctx, due.dueAt)}答复` : '已受理'
}

export const completed: Happening<Told> = async (_ctx, { processResult }) => {
  const result = outcomeText(3, processResult)
  return processResult ? `已完成：${result}` : result
}

/** What a round of supplement asks for and until when, said by `words`. */
export const ofRound =
  (words: (asked: string, day: string) => string): Happening<Told & { round: number }> =>
  async (ctx, { id }, { round }) => {
    const [asked] = await ctx.db
      .select()
      .from(supplements)
      .where(and(eq(supplements.requestId, id), eq(supplements.round, round)))
    return asked ? words(askBrief(askedThings(asked.items)), sayDay(ctx, asked.dueAt)) : '请补充材料'
  }
