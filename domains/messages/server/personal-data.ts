import type { Ctx } from '@portal/platform/server'

const columns = { lyName: 'name_sealed', lyEmail: 'email_sealed' } as const
type PersonalField = keyof typeof columns

/** Where an encrypted field is stored. The cipher binds the field to this place, so decrypting needs it too. */
export const placeOf = (field: PersonalField, row: string) => ({ table: 'message', column: columns[field], row })

export const sealField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, text: string): string =>
  ctx.cipher.seal(text, placeOf(field, row))

type Writer = { lyName: string; lyEmail: string }

/** A decrypted field, to be shown; a field that no key decrypts is named as such. */
export const showField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  message: Writer & { id: string },
  mask?: (text: string) => string,
): string => ctx.cipher.show(message[field], placeOf(field, message.id), mask)

/** Whether the writer's name and address were deleted, see `forgetWriters`. */
export const isForgotten = ({ lyEmail }: Writer): boolean => lyEmail === ''

/** A decrypted field of a message for the desk; null where it was deleted. */
export const findField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  message: Writer & { id: string },
  mask?: (text: string) => string,
): string | null => (isForgotten(message) ? null : showField(ctx, field, message, mask))

/** The fingerprint of an e-mail address, by which a whole address can be searched. */
export const emailFingerprint = (ctx: Pick<Ctx, 'cipher'>, email: string): string =>
  ctx.cipher.fingerprint(email.toLowerCase(), 'message.email')

/** The fingerprint of a text, by which the same text is noticed again, whatever its white space. */
export const contentFingerprint = (ctx: Pick<Ctx, 'cipher'>, content: string): string =>
  ctx.cipher.fingerprint(content.replaceAll(/\s+/g, ''), 'message.content')
