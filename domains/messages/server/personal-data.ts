import { type Ctx, sealedFields } from '@portal/platform/server'
import { type Message, messages } from './message.table.ts'

export const { placeOf, seal: sealField, show: showField } = sealedFields(messages)

type Writer = Pick<Message, 'lyName' | 'lyEmail'>

/** Whether the writer's name and address were deleted, see `forgetWriters`. */
export const isForgotten = ({ lyEmail }: Writer): boolean => lyEmail === ''

/** A decrypted field of a message for the desk; null where it was deleted. */
export const findField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: keyof Writer,
  message: Writer & { id: string },
  mask?: (text: string) => string,
): string | null => (isForgotten(message) ? null : showField(ctx, field, message, mask))

/** The fingerprint of an e-mail address, by which a whole address can be searched. */
export const emailFingerprint = (ctx: Pick<Ctx, 'cipher'>, email: string): string =>
  ctx.cipher.fingerprint(email.toLowerCase(), 'message.email')

/** The fingerprint of a text, by which the same text is noticed again, whatever its white space. */
export const contentFingerprint = (ctx: Pick<Ctx, 'cipher'>, content: string): string =>
  ctx.cipher.fingerprint(content.replaceAll(/\s+/g, ''), 'message.content')
