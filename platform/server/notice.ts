import type { Ctx } from './context.ts'
import type { Place } from './secrets/cipher.ts'

/** What a domain reads to say in words what happened to which of its records. */
export type WordsCtx = Pick<Ctx, 'db' | 'now'>

/** A text as it travels through the queue: sealed, with the place for which it was sealed. */
type SealedText = { sealed: string; place: Place }

/**
 * A reader without an account, who left a mail address. `sealed` is the address as the domain stores it, `place` where it
 * is stored. The address travels through the queue sealed.
 */
export type OutsideReader = SealedText & {
  /** Set where the address is a phone number: the gateway tells its owner, where the operator lets it have numbers. */
  byPhone?: true
  /** What the link ends in where only the reader may know it, as `?token=…`: it goes out with the mail and is shown nowhere. */
  linkEnd?: SealedText
}

/** Stored files that one record holds, by which `domains/files` hands them out: `kind` and `ref` name the record. */
export type EnclosedPapers = { kind: string; ref: string; ids: readonly string[] }

/**
 * News of one event, contributed by the domain that publishes the event. `data` is what was published with the event; a
 * function written for the data of its own event fits, since it is called with exactly that.
 */
export type NoticeEntry = {
  event: string
  /** The name of the news on the page of preferences, as 已受理. */
  name: string
  /**
   * Who is told: `staff` is everyone at the desk, `providers` every approved provider in office; else the id of a user or an
   * outside reader, found in the data; null is nobody.
   */
  to: 'staff' | 'providers' | ((data: never) => string | OutsideReader | null)
  /** Of the desk only those are told who hold this permission. */
  holding?: string
  /** The user whom `to` names always works at the desk, so customers do not see this event among their preferences. */
  forDesk?: true
  /** The user whom `to` names is always a provider, so that nobody else sees this event among his preferences. */
  forProviders?: true
  /** Nobody can turn it off, since it guards the account: who is not told would not notice that it was taken from him. */
  always?: true
  /** Of the desk only this user is told (whoever has the case in hand), if the data name one and he still works there. */
  alone?: (data: never) => string | null
  /** One sentence without particulars: no names, no numbers, no words of the case. */
  text: string
  /** A mail to a reader without an account says `name` and `text`: without them he would not know what it is about. */
  saysText?: true
  /**
   * What happened to which matter, for the list in the portal alone: 海关查扣 · 太阳镜 1,200 副：已受理. Mail and gateway
   * never carry it (ruling 40). Null where the record is gone; then, as where this is missing, the list shows `text`.
   */
  words?: (ctx: WordsCtx, data: never) => Promise<string | null>
  /** The address on this host that the news leads to: `/#/home/…` or `/admin.html#/…`. */
  link: (data: never) => string
  /**
   * Set where the reader himself asked for this news: `text` says in each mail how he ends it, `link` is the page on this
   * host where he does.
   */
  ending?: { text: string; link: string }
  /**
   * Set where an outside reader asked for papers by mail, with `name` as the subject and `text` as the words: the files of one
   * record that go out attached. Nobody can turn such a mail off, since it is itself what was asked for.
   */
  papers?: (data: never) => EnclosedPapers
}
