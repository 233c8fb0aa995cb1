import { createServer } from 'node:net'

/** Whatever holds this word is a virus to the scanner of the tests. */
export const virusWord = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

export type ScannerServer = {
  /** The settings that make the portal scan here. */
  env: Record<string, string>
  /** The files that were sent to be scanned. */
  heard: Buffer[]
  /** Goes away, so that it does not answer; the second time it has no effect. */
  stop: () => Promise<void>
  /** Comes back at its address. */
  start: () => Promise<void>
}

/** A clamd that speaks INSTREAM, on the loopback address. */
export const startScanner = async (): Promise<ScannerServer> => {
  const heard: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return
      const body: Buffer[] = []
      for (let at = 'zINSTREAM\0'.length; at < received.length - 4; ) {
        const length = received.readUInt32BE(at)
        body.push(received.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
      heard.push(Buffer.concat(body))
      socket.end(heard.at(-1)?.includes(virusWord) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  let port = 0
  const start = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await start()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
  return {
    env: { CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: String(port) },
    heard,
    start,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
