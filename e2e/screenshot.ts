import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

/** Takes the picture in README.md: the landing page as a visitor of the demonstration first sees it. */
const port = 3190
const address = `http://localhost:${port}`
const path = resolve(import.meta.dirname, '../docs/screenshot.png')
const mostBytes = 300 * 1024

const startPortal = () =>
  spawn(process.execPath, [resolve(import.meta.dirname, 'start-portal.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  })

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch (error) {
    // The portal does not listen yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

const untilReady = async (): Promise<void> => {
  const until = Date.now() + 120_000
  while (!(await isReady())) {
    if (Date.now() > until) throw new Error('The portal did not become ready')
    await new Promise((wake) => setTimeout(wake, 250))
  }
}

const takePicture = async (): Promise<Buffer> => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      // With reduced motion the carousel stays on its first slide.
      reducedMotion: 'reduce',
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await browser.close()
  }
}

const portal = startPortal()
try {
  await untilReady()
  // A palette of colours halves the file, and nobody sees a difference.
  const picture = await sharp(await takePicture())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
  if (picture.length > mostBytes) throw new Error(`The picture has ${picture.length} bytes, more than ${mostBytes}`)
  await writeFile(path, picture)
  console.info(`${path}: ${Math.round(picture.length / 1024)} KB`)
} finally {
  portal.kill('SIGTERM')
  await new Promise((stopped) => portal.once('exit', stopped))
}
