import { ensureInstalled } from './install.mjs'

/** Before a measurement or a tool: `npm start` installs only what running needs, and this the rest. */
try {
  await ensureInstalled()
} catch (error) {
  process.stderr.write(`\n安装未完成：${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
