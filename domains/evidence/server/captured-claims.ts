import exifr from 'exifr'

/** What a picture says of its own making, as text: claims of the camera, verified by nobody. */
export type Claims = Record<string, string>

const wanted = ['DateTimeOriginal', 'OffsetTimeOriginal', 'Make', 'Model'] as const
/** `reviveValues: false`, since exifr by default reads the camera's local time as if it were in the server's time zone. */
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

/** The claims in the EXIF data of a JPEG or PNG; undefined for other kinds, and where there are none or they cannot be read. */
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
    // A camera may have written broken EXIF data: such a picture is accepted and makes no claims.
    return undefined
  }
}
