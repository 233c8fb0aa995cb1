import { ensureInstalled } from './install.mjs'

/** Runs before a measurement or a tool: `npm start` installs only what running the portal needs, and this installs the rest. */
try {
  await ensureInstalled()
} catch (error) {
  process.stderr.write(`\n安装未完成：${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
