import type { Place } from './secrets/cipher.ts'

/**
 * Somebody without an account, who left a mail address: sealed as the domain keeps it, and where it stands there. It
 * travels through the queue as it is.
 */
export type OutsideReader = { sealed: string; place: Place }

/**
 * News of one event, as the domain that publishes the event contributes it. `data` is what was published with it; a
 * function written for the event's own data fits, since whoever calls it hands over exactly that.
 */
export type NoticeEntry = {
  event: string
  /** As the page of preferences names it: 业务已受理. */
  name: string
  /** Who is told: everyone at the desk, or the user whose id stands in the data, or whoever left his address; null: nobody. */
  to: 'staff' | ((data: never) => string | OutsideReader | null)
  /** The one user that the data name is always somebody of the desk: a customer does not read of such an event. */
  forDesk?: true
  /** Of the desk only this one, where the data name one who still works there: whoever has the case in hand. */
  alone?: (data: never) => string | null
  /** One sentence without particulars: no names, no numbers, no words of the case. */
  text: string
  /** Where it leads, on this host: `/#/home/…` or `/admin.html#/…`. */
  link: (data: never) => string
  /** Where the reader has asked for this news: how he ends it, said in each mail, and the page on this host where he does. */
  ending?: { text: string; link: string }
}
