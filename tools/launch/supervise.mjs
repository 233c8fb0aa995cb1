import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, root } from './project.mjs'

const parentCheckMs = 500

/**
 * Runs the portal in front: same console, our signals passed on, its exit code kept. The portal also hangs on a channel
 * to us and stops by itself when that breaks, so that killing npm or this launcher leaves nothing behind.
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
    // Ctrl-C reaches every process of the terminal by itself; passed on once more, it would read as impatience.
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
