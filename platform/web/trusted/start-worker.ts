import { trustedPolicy } from './trusted-policy.ts'

/** Vite's own server, which developers use, serves workers at the addresses of their sources. */
const isOwnScript = (address: string): boolean => import.meta.env.DEV || /^\/assets\/[\w.-]+\.js$/.test(address)

const policy = trustedPolicy('portal-worker', {
  createScriptURL: (address) => {
    if (!isOwnScript(address)) throw new TypeError(`not a worker of this portal: ${address}`)
    return address
  },
})

/** Starts a worker of our own; `address` comes from an import that ends in `?worker&url`. */
export const startWorker = (address: string): Worker => new Worker(policy.createScriptURL(address), { type: 'module' })
