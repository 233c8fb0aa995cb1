import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authority, type KeyKind, makeCertificate, makeRevocationList, readPem, stamper } from './certificates.ts'
import { openssl } from './openssl.ts'

/** How the authority answers. `lying`: with a token over something else. `hang`: it accepts the call and never answers. */
export type TsaMode = 'ok' | 'unavailable' | 'hang' | 'lying' | 'huge'

export type LocalTsa = {
  name: string
  url: string
  rootPem: string
  policy: string
  /** The folder with its certificates: `root.pem`, `middle.pem`, `tsa.pem`. */
  folder: string
  setMode: (mode: TsaMode) => void
  /** How many requests the authority has received. */
  calls: () => number
  /** The authority's answer to a request, without the network. */
  answer: (request: Uint8Array) => Promise<Uint8Array>
  stop: () => Promise<void>
}

export const localPolicy = '1.3.6.1.4.1.99999.1'

const tsaConfig = `[tsa]
default_tsa=t
[t]
serial=serial
signer_cert=tsa.pem
certs=chain.pem
signer_key=tsa.key
signer_digest=sha256
default_policy=${localPolicy}
digests=sha256,sha384,sha512,sm3
accuracy=secs:1
ordering=no
tsa_name=yes
ess_cert_id_chain=no
ess_cert_id_alg=sha256
`

/**
 * Makes the certificates of a time-stamp authority in `folder`: a root, an authority between, and the signing certificate.
 * With `crl`, the signing certificate names this address for its revocation list, and the list is made as `middle.crl`.
 */
export const makeTsaCertificates = async (
  folder: string,
  name: string,
  key: KeyKind = 'p256',
  crl?: string,
): Promise<void> => {
  await makeCertificate(folder, { name: 'root', subject: `/O=${name}/CN=${name} Root`, extensions: authority(), key })
  await makeCertificate(folder, {
    name: 'middle',
    subject: `/O=${name}/CN=${name} CA`,
    issuer: 'root',
    extensions: authority(0),
    key,
  })
  await makeCertificate(folder, {
    name: 'tsa',
    subject: `/O=${name}/CN=${name}`,
    issuer: 'middle',
    extensions: [...stamper, ...(crl ? [`crlDistributionPoints=URI:${crl}`] : [])],
    key,
  })
  if (crl) await makeRevocationList(folder, 'middle')
  await copyFile(join(folder, 'middle.pem'), join(folder, 'chain.pem'))
  await writeFile(join(folder, 'serial'), '01\n')
  await writeFile(join(folder, 'tsa.cnf'), tsaConfig)
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Whether the folder already holds an authority: `tsa.cnf` is written last, so that with it all the other files are there. */
const isMade = async (folder: string): Promise<boolean> => {
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).includes('tsa.cnf')
}

/**
 * Starts a real time-stamp authority on this machine: `openssl ts -reply` behind HTTP. Its certificates last as long as it
 * runs, or as long as the folder that the caller gives.
 */
export const startLocalTsa = async (
  options: { name?: string; key?: KeyKind; port?: number; folder?: string } = {},
): Promise<LocalTsa> => {
  const { name = 'Local TSA', key = 'p256', port = 0 } = options
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'local-tsa-')))
  let mode: TsaMode = 'ok'
  let calls = 0
  // One request at a time, since openssl counts its serial numbers in a file.
  let turn: Promise<unknown> = Promise.resolve()
  const reply = async (request: Uint8Array, at: number): Promise<Uint8Array> => {
    const [query, response] = [`${at}.tsq`, `${at}.tsr`]
    await writeFile(join(folder, query), request)
    await openssl(folder, 'ts', '-reply', '-config', 'tsa.cnf', '-queryfile', query, '-out', response)
    const answered = await readFile(join(folder, response))
    await Promise.all([query, response].map((file) => rm(join(folder, file))))
    return answered
  }
  let requests = 0
  const answer = (request: Uint8Array): Promise<Uint8Array> => {
    const at = requests++
    const answered = turn.then(() => reply(request, at))
    turn = answered.catch(() => undefined)
    return answered
  }
  const lie = async (): Promise<Uint8Array> => {
    await writeFile(join(folder, 'other'), 'something else')
    await openssl(folder, 'ts', '-query', '-data', 'other', '-sha256', '-cert', '-out', 'other.tsq')
    return await answer(await readFile(join(folder, 'other.tsq')))
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(await readFile(join(folder, 'middle.crl')))
      return
    }
    calls += 1
    const body = await bodyOf(request)
    switch (mode) {
      case 'hang':
        return
      case 'unavailable':
        response.writeHead(503).end()
        return
      case 'huge':
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(Buffer.alloc(65 * 1024))
        return
      case 'ok':
      case 'lying':
        response
          .writeHead(200, { 'content-type': 'application/timestamp-reply' })
          .end(await (mode === 'ok' ? answer(body) : lie()))
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  // In certificates that are kept, an address that changes with every start would be useless.
  const crl = options.folder === undefined ? `${url}middle.crl` : undefined
  if (!(await isMade(folder))) await makeTsaCertificates(folder, name, key, crl)
  return {
    name,
    url,
    rootPem: await readPem(folder, 'root'),
    policy: localPolicy,
    folder,
    setMode: (wanted) => {
      mode = wanted
    },
    calls: () => calls,
    answer,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await turn
      if (options.folder === undefined) await rm(folder, { recursive: true })
    },
  }
}
