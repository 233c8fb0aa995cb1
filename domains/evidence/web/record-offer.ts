import type { HelpLine, LoadPart } from '@portal/platform/web'

/** What the page of help on this service says of an offer: how one comes to it, and what one should know before. */
export type OfferedHelp = { steps: readonly HelpLine[]; mistakes: readonly HelpLine[] }

/** What another domain offers to the owner of a record; the composition root hands it to this domain. */
export type RecordOffer = {
  /** The link in each row of the list of records. */
  link: { text: string; to: (id: string) => string }
  /** The card on the page of a record. */
  card: LoadPart<{ id: string }>
  help: () => Promise<OfferedHelp>
}
