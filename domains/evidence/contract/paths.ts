/** `linkTo` is not used here: it would load the schemas of searches, and the first page needs these addresses too. */
const within = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `&${name}=${encodeURIComponent(value)}`

/** The address of the introduction; with `active=2` that of the form, and with an `id` that of the form of this record. */
export const certificatePath = '/home/exhibitionCertificate'
export const formPath = (id?: string): string => `${certificatePath}?active=2${within('id', id)}`

/** The address of the list of a customer's own records, or, with an `id`, of one record. */
export const minePath = (id?: string): string => `/home/speedOfProgress?active=9${within('id', id)}`
