import { maskEmail, maskPhone } from '@portal/accounts/contract'
import type { UserContact } from '@portal/accounts/server'
import { type Config, sealedFields } from '@portal/platform/server'
import { type OutwardChannel, outwardChannels } from '../contract/channels.ts'
import { deliveries } from './notice.table.ts'
import { noticesSettings } from './notices.settings.ts'

/**
 * What leaves the portal: that there is a notice, where to read it, and a receipt id by which the other side recognises a
 * repetition.
 */
export type Message = { receipt: string; event: string; link: string }

/** A file that goes out with a mail. */
export type Paper = { fileName: string; type: string; bytes: Buffer }

/** The result of one try. `final`: a further try would be refused as well. */
export type Attempt = { sent: boolean; outcome: string; final?: boolean }

/** The channels that can reach a single user; a gateway that gets no phone numbers cannot. */
export const offeredChannels = (config: Config): OutwardChannel[] => {
  const { mail, webhook } = noticesSettings(config)
  return outwardChannels.filter((channel) => (channel === 'mail' ? mail !== undefined : webhook?.phone === true))
}

export const addressFor = (channel: OutwardChannel, contact: UserContact): string | null =>
  channel === 'mail' ? contact.email : contact.phone

export const maskedFor = (channel: OutwardChannel, contact: UserContact): string | null => {
  const address = addressFor(channel, contact)
  if (address === null) return null
  return channel === 'mail' ? maskEmail(address) : maskPhone(address)
}

/** The address of a reader without an account is kept encrypted, in its delivery, while that waits. */
export const { seal: sealField, open: openField } = sealedFields(deliveries)
