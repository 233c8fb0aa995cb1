/** The qualities that are tried, the best first. Below the last one small print falls apart. */
const qualities = [0.92, 0.85, 0.78, 0.7, 0.6, 0.5, 0.4] as const

/**
 * The first of the pictures that `encode` makes, by falling quality, that has at most `maxBytes`. Undefined where even the
 * lowest quality does not fit, or the browser cannot encode at all.
 */
export const encodeWithin = async (
  encode: (quality: number) => Promise<Blob | null>,
  maxBytes: number,
): Promise<Blob | undefined> => {
  for (const quality of qualities) {
    const picture = await encode(quality)
    if (picture && picture.size <= maxBytes) return picture
  }
  return undefined
}

/** 100 KB below the limit of 2 MB. */
export const stillBytes = 1_900 * 1024

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The name of a picture that the camera took: what it shows and when, as a file may be called everywhere. */
export const stillName = (title: string, at: number): string =>
  `${title} ${clock.format(at).replaceAll(/[-:]/g, '').replace(' ', '-')}.jpg`

/**
 * The present picture of the camera as a JPEG. It is encoded once, from what the camera shows, so that these bytes are the
 * original: nothing was there before them. Undefined where the camera shows nothing yet.
 */
export const takeStill = async (video: HTMLVideoElement, title: string): Promise<File | undefined> => {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  const picture = await encodeWithin(
    (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
    stillBytes,
  )
  return picture && new File([picture], stillName(title, Date.now()), { type: 'image/jpeg' })
}
