import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeyName, readVkey, signatureTypes, type VerifierKey, vkeyText } from '@portal/proofs/proof'
import { holdFolder } from './hold-folder.ts'
import { openSeenStore } from './seen-store.ts'
import { openWitnessKey } from './witness-key.ts'
import { createWitness } from './witness-server.ts'

const say = (line: string): void => {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`)
}

const readLog = (text: string): VerifierKey => {
  const key = readVkey(text)
  if (key?.type === signatureTypes.ed25519) return key
  throw new Error(`not the key of a log: ${text}`)
}

/** The keys of the logs to witness: from `WITNESS_LOGS`, separated by commas, else from `<folder>/logs`, one a line. */
const readLogs = async (folder: string): Promise<VerifierKey[]> => {
  const text = process.env.WITNESS_LOGS ?? (await readFile(join(folder, 'logs'), 'utf8'))
  const lines = text.split(/[\n,]/).map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(readLog)
}

const start = async (): Promise<void> => {
  const { WITNESS_NAME: name, WITNESS_FOLDER: folder = 'witness', WITNESS_HOST: host = '127.0.0.1' } = process.env
  if (!name || !isKeyName(name))
    throw new Error('WITNESS_NAME: a name without spaces and plus, like example.org/witness')
  const hold = await holdFolder(folder)
  const witness = await openWitnessKey(folder, name)
  say(`vkey ${vkeyText(witness.key)}`)
  const logs = await readLogs(folder)
  const server = createWitness({ witness, logs, store: await openSeenStore(folder), hold, now: () => new Date(), say })
  server.listen(Number(process.env.WITNESS_PORT ?? 4420), host, () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : address
    say(`witnessing ${logs.map((log) => log.name).join(', ')} at http://${host}:${port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close(() => void hold.release().catch((error: unknown) => say(String(error)))))
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
