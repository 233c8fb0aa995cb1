import { findContact, type UserContact } from '@portal/accounts/server'
import type { SignedInCtx } from '@portal/platform/server'
import { ensureField } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { outwardChannels, type Recipient } from '../contract/channels.ts'
import type { Preferences, PreferencesForm } from '../contract/preferences.ts'
import { type Catalogue, concerning } from './catalogue.ts'
import { readMutes } from './mutes.ts'
import { mutes } from './notice.table.ts'
import { maskedFor, offeredChannels } from './outward.ts'

type PreferencesCtx = Pick<SignedInCtx, 'db' | 'actor' | 'cipher' | 'config'> & { catalogue: Catalogue }

const unreachable: UserContact = { phone: null, email: null }

const offeredTo = async (ctx: PreferencesCtx): Promise<Preferences['offered']> => {
  const contact = (await findContact(ctx, ctx.actor.userId)) ?? unreachable
  return offeredChannels(ctx.config).map((channel) => ({ channel, address: maskedFor(channel, contact) }))
}

/** The events that a user is told of and the channels for each; every channel is on until he turns it off. */
export const getPreferences = async (ctx: PreferencesCtx): Promise<Preferences> => {
  const { userId } = ctx.actor
  const isMuted = await readMutes(ctx, [userId])
  return {
    offered: await offeredTo(ctx),
    events: concerning(ctx.catalogue, ctx.actor).map(({ event, name }) => ({
      event,
      name,
      channels: outwardChannels.filter((channel) => !isMuted(userId, event, channel)),
    })),
  }
}

/** Turns channels on and off for the named events; other events stay as they are. */
export const putPreferences = async (
  ctx: PreferencesCtx,
  { body }: { body: PreferencesForm },
): Promise<Preferences> => {
  const own = new Set(concerning(ctx.catalogue, ctx.actor).map(({ event }) => event))
  const areOwn = body.events.every(({ event }) => own.has(event))
  ensureField(areOwn, 'events', '没有这类通知')
  const { userId } = ctx.actor
  const given = new Map(body.events.map(({ event, channels }) => [event, channels]))
  const off = [...given].flatMap(([event, on]) =>
    outwardChannels.filter((channel) => !on.includes(channel)).map((channel) => ({ userId, event, channel })),
  )
  await ctx.db.transaction(async (tx) => {
    await tx.delete(mutes).where(and(eq(mutes.userId, userId), inArray(mutes.event, [...given.keys()])))
    if (off.length > 0) await tx.insert(mutes).values(off).onConflictDoNothing()
  })
  return getPreferences(ctx)
}

/**
 * Where notices of a topic will reach the caller, masked. A channel counts when it is on for at least one event of the topic.
 */
export const listRecipients = async (
  ctx: PreferencesCtx,
  { query }: { query: { topic: string } },
): Promise<{ recipients: Recipient[] }> => {
  const { offered, events } = await getPreferences(ctx)
  const ofTopic = events.filter(({ event }) => query.topic === '' || event.startsWith(`${query.topic}.`))
  const isOn = ({ channel }: (typeof offered)[number]) => ofTopic.some(({ channels }) => channels.includes(channel))
  const reached = offered.filter((one) => one.address !== null && isOn(one))
  return { recipients: [{ channel: 'inApp', address: null }, ...reached] }
}
