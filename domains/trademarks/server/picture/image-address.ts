import type { Ctx } from '@portal/platform/server'

const prefix = '/api/trademarkImage/'
const form = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.jpg$/

const signedText = (name: string): string => `trademark image ${name}`

/** Base64url in its one right form: a decoder would pass over bits that belong to no byte. */
const decoded = (text: string): string | undefined => {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes.toString() : undefined
}

/** The address of the picture of a name, which nobody but the portal can make. It holds the name, so that nothing is stored. */
export const imageAddress = ({ signer }: Pick<Ctx, 'signer'>, name: string): string =>
  `${prefix}${Buffer.from(name).toString('base64url')}.${signer.sign(signedText(name))}.jpg`

/** The name whose picture an address of ours shows, by the last part of the address; undefined for any other. */
export const nameOfImage = ({ signer }: Pick<Ctx, 'signer'>, file: string): string | undefined => {
  const [, token = '', signature = ''] = form.exec(file) ?? []
  const name = decoded(token)
  if (!name || decoded(signature) === undefined) return undefined
  return signer.verify(signedText(name), signature) ? name : undefined
}
