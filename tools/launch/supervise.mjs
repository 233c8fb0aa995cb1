import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, root } from './project.mjs'

const parentCheckMs = 500

/**
 * Runs the portal in the foreground: on the same console, with our signals passed on and its exit code kept. A channel
 * connects it to this launcher: when that breaks the portal stops, so that killing npm or the launcher leaves nothing behind.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export const supervise = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const letGo = () => {
      if (child.connected) child.disconnect()
    }
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    process.on('SIGHUP', letGo)
    // On a terminal Ctrl-C reaches every process by itself; a second signal from here would tell the portal to hurry.
    process.on('SIGINT', () => (process.stdin.isTTY ? letGo() : child.kill('SIGINT')))
    const parent = process.ppid
    const watching = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) letGo()
    }, parentCheckMs)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watching)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
