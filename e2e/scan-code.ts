import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** The text that a camera reads from a QR code on the screen. */
export const scanCode = async (code: Locator): Promise<string> => {
  const picture = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
