import { findContact } from '@portal/accounts/server'
import type { JobCtx } from '@portal/platform/server'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type Catalogue, wordsOf } from './catalogue.ts'
import { deliveries } from './notice.table.ts'
import { noticesSettings } from './notices.settings.ts'
import { type Attempt, addressFor, type Message, openField, type Paper } from './outward.ts'
import { readPapers } from './read-papers.ts'
import { sendMail } from './send-mail.ts'
import { sendWebhook } from './send-webhook.ts'

/** How often a delivery is tried. The queue's pauses grow from seconds to hours, so the last try comes after some hours. */
export const mostAttempts = 12
/** How long a try holds its delivery, in ms; it is longer than the slowest try. */
const holdMs = 5 * 60_000

type DeliverCtx = Pick<JobCtx, 'db' | 'now' | 'cipher' | 'config' | 'storage' | 'log'> & { catalogue: Catalogue }
type Delivery = typeof deliveries.$inferSelect

/**
 * Tries once to send a delivery that waits; one that was sent or given up is left alone. Throws when a further try is due, so
 * that the queue repeats it after a pause.
 */
export const deliver = async (ctx: DeliverCtx, id: string): Promise<void> => {
  const delivery = await claim(ctx, id)
  if (!delivery) return
  const attempt = await attemptOnce(ctx, delivery)
  const isOver = attempt.sent || attempt.final === true || delivery.attempts - delivery.triedBefore >= mostAttempts
  await ctx.db
    .update(deliveries)
    .set({
      outcome: attempt.outcome,
      heldUntil: null,
      ...(isOver && { state: attempt.sent ? 'sent' : 'failed' }),
      ...(isOver && (attempt.sent || !delivery.papers) && { sealedAddress: null, linkEnd: null }),
    })
    .where(and(eq(deliveries.id, id), eq(deliveries.attempts, delivery.attempts)))
  if (!isOver) throw new Error(`${delivery.channel} ${id}: ${attempt.outcome}`)
}

/**
 * Takes a delivery for a try, which is counted before it is made. A delivery that another process holds is left to that process
 * and looked at again later.
 */
const claim = async (ctx: DeliverCtx, id: string): Promise<Delivery | undefined> => {
  const now = ctx.now()
  const isFree = or(isNull(deliveries.heldUntil), lte(deliveries.heldUntil, now))
  const isWaiting = and(eq(deliveries.id, id), eq(deliveries.state, 'waiting'))
  const [claimed] = await ctx.db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      lastTryTime: now,
      heldUntil: new Date(now.getTime() + holdMs),
    })
    .where(and(isWaiting, isFree))
    .returning()
  if (claimed) return claimed
  const [held] = await ctx.db.select({ id: deliveries.id }).from(deliveries).where(isWaiting)
  if (held) throw new Error(`${id} is being sent`)
  return undefined
}

const nobody: Attempt = { sent: false, outcome: '账号已停用或联系方式已删除', final: true }
const notOffered: Attempt = { sent: false, outcome: '该接收方式已停用', final: true }
const tooLarge: Attempt = { sent: false, outcome: '附件超过邮件大小上限', final: true }
const unreadable: Attempt = { sent: false, outcome: '附件暂时无法读取' }

/** Makes the try. The address is read at the last moment, so that a user whose account has ended meanwhile gets nothing. */
const attemptOnce = async (ctx: DeliverCtx, delivery: Delivery): Promise<Attempt> => {
  const { id, event, link, channel, userId } = delivery
  const { publicUrl } = ctx.config
  const { mail, webhook } = noticesSettings(ctx.config)
  const message = { receipt: id, event, link: publicUrl + link }
  const outside = openField(ctx, 'sealedAddress', delivery)
  if (outside !== null) {
    const letter = { ...message, link: message.link + (openField(ctx, 'linkEnd', delivery) ?? '') }
    return attemptOutside(ctx, delivery, { to: outside, letter })
  }
  if (channel === 'webhook' && userId === null) {
    return webhook ? sendWebhook(webhook, message, { now: ctx.now() }) : notOffered
  }
  if (channel === 'inApp' || userId === null) return notOffered
  const contact = await findContact(ctx, userId)
  const address = contact && addressFor(channel, contact)
  if (!address) return nobody
  if (channel === 'mail') {
    const settings = `${publicUrl}/#/home/notices?tab=preferences`
    const ending = ctx.catalogue.get(event)?.ending
    const end = ending && { text: ending.text, link: publicUrl + ending.link }
    return mail ? sendMail(mail, address, { ...message, settings, end }) : notOffered
  }
  if (!webhook?.phone) return notOffered
  return sendWebhook(webhook, { ...message, phone: address }, { now: ctx.now() })
}

/** Makes the try for a reader without an account, by the way that he left. */
const attemptOutside = async (
  ctx: DeliverCtx,
  delivery: Delivery,
  { to, letter }: { to: string; letter: Message },
): Promise<Attempt> => {
  const { mail, webhook } = noticesSettings(ctx.config)
  if (delivery.channel === 'webhook') {
    return webhook?.phone ? sendWebhook(webhook, { ...letter, phone: to }, { now: ctx.now() }) : notOffered
  }
  if (!mail) return notOffered
  if (delivery.papers) return enclose(ctx, delivery, (enclosed) => sendMail(mail, to, { ...letter, enclosed }))
  const { event } = delivery
  const said = ctx.catalogue.get(event)?.saysText && wordsOf(ctx.catalogue, event)
  return sendMail(mail, to, { ...letter, ...(said && { said }) })
}

type Enclosed = { name: string; text: string; papers: readonly Paper[] }

/** Reads the papers of a delivery and sends them. A paper that cannot be read now, such as one in front of the scanner, is tried again. */
const enclose = async (
  ctx: DeliverCtx,
  { id, event, papers }: Delivery,
  send: (enclosed: Enclosed) => Promise<Attempt>,
): Promise<Attempt> => {
  if (!papers) return unreadable
  try {
    const read = await readPapers(ctx, papers)
    return read === 'tooLarge' ? tooLarge : await send({ ...wordsOf(ctx.catalogue, event), papers: read })
  } catch (error) {
    ctx.log.error({ err: error, delivery: id }, 'the papers of a mail cannot be read')
    return unreadable
  }
}
