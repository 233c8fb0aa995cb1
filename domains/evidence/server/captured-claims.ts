import exifr from 'exifr'

/** What a picture says of its own making, as text: claims of the camera, verified by nobody. */
export type Claims = Record<string, string>

const wanted = ['DateTimeOriginal', 'OffsetTimeOriginal', 'Make', 'Model'] as const
/** Raw values: its default takes the server's time zone for the camera's. */
const options = {
  reviveValues: false,
  gps: true,
  pick: [...wanted, 'GPSLatitude', 'GPSLongitude', 'GPSLatitudeRef', 'GPSLongitudeRef'],
}
const longest = 100

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longest)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** Of pictures that carry EXIF; garbage in it claims nothing. */
export const claimsOf = async (bytes: Buffer, kind: string): Promise<Claims | undefined> => {
  if (kind !== 'jpeg' && kind !== 'png') return undefined
  const read = await readExif(bytes)
  const claims = [...wanted, 'latitude', 'longitude'].flatMap((name) => {
    const text = textOf(read?.[name])
    return text ? [[name, text] as const] : []
  })
  return claims.length > 0 ? Object.fromEntries(claims) : undefined
}

const readExif = async (bytes: Buffer): Promise<Record<string, unknown> | undefined> => {
  try {
    return await exifr.parse(bytes, options)
  } catch {
    // What a camera wrote wrongly is no fault of ours and claims nothing.
    return undefined
  }
}
