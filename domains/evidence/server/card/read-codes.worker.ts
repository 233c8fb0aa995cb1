import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Codes, CodesOrder } from './read-codes.ts'

/** The most QR codes to read: a booth shows many, and the time card is only one of them. */
const most = 16

// The WebAssembly file is read from disk here, since the package would otherwise fetch it from the network.
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })

const read = async ({ bytes }: CodesOrder): Promise<Codes> => {
  const found = await readBarcodes(bytes, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: most })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

const order: CodesOrder = workerData
parentPort?.postMessage(await read(order))
