import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold']

/** @param {string} text */
const escapeXml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * A fontconfig of our own: pages look alike on every machine that tests them, and Chinese has glyphs on all of them.
 * @returns {string} path for FONTCONFIG_FILE
 */
export const writeFontConfig = () => {
  const folder = join(root, '.cache', 'fonts')
  const packaged = join(root, 'node_modules', '@expo-google-fonts', 'noto-sans-sc')
  const folders = weights.map((weight) => `  <dir>${escapeXml(join(packaged, weight))}</dir>`)
  const path = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      ...folders,
      `  <cachedir>${escapeXml(folder)}</cachedir>`,
      '  <match><edit name="family" mode="append_last"><string>Noto Sans SC</string></edit></match>',
      '</fontconfig>',
      '',
    ].join('\n'),
  )
  return path
}
