import type { Ctx } from '@portal/platform/server'

const columns = { lyName: 'name_sealed', lyEmail: 'email_sealed' } as const
type PersonalField = keyof typeof columns

/** Where a sealed field stands; whoever is handed the seal opens it by this. */
export const placeOf = (field: PersonalField, row: string) => ({ table: 'message', column: columns[field], row })

export const sealField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, text: string): string =>
  ctx.cipher.seal(text, placeOf(field, row))

type Writer = { lyName: string; lyEmail: string }

/** For showing; what no key opens is named as such. */
export const showField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  message: Writer & { id: string },
  mask?: (text: string) => string,
): string => ctx.cipher.show(message[field], placeOf(field, message.id), mask)

/** Who wrote a message is no longer known: see `forgetWriters`. */
export const isForgotten = ({ lyEmail }: Writer): boolean => lyEmail === ''

/** The field of a message for the desk; null once it is forgotten. */
export const findField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  message: Writer & { id: string },
  mask?: (text: string) => string,
): string | null => (isForgotten(message) ? null : showField(ctx, field, message, mask))

/** For finding a whole address. */
export const emailFingerprint = (ctx: Pick<Ctx, 'cipher'>, email: string): string =>
  ctx.cipher.fingerprint(email.toLowerCase(), 'message.email')

/** For noticing the same text again, however it is spaced. */
export const contentFingerprint = (ctx: Pick<Ctx, 'cipher'>, content: string): string =>
  ctx.cipher.fingerprint(content.replaceAll(/\s+/g, ''), 'message.content')
