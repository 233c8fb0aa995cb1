import { call } from '@portal/platform/web'
import { noPins, type Pins, readPins } from '@portal/proofs/proof'
import { evidencePinsApi } from '../../contract/pins-endpoints.ts'
import { blobSource } from '../../proof/package/blob-source.ts'
import { digestsOf } from '../../proof/package/digests.ts'
import { openZip } from '../../proof/package/open-zip.ts'
import { tellReport } from '../../proof/verify/tell.ts'
import { verifyPackage } from '../../proof/verify/verify-package.ts'

// This module is loaded only with the first file or pins, since the code that verifies all proofs is larger than the page.

/** The pins by which packages are judged, and where they come from. */
export type Trust = { pins: Pins; from: 'portal' | 'file' }

export type ToldClaim = {
  id: string
  title: string
  verdict: 'VALID' | 'PARTIAL' | 'INVALID' | 'CANNOT_TELL' | 'ABSENT'
  detail: string
}

/** What was found in a file that a visitor chose: a package judged, or the digests of any other file. */
export type Found =
  | {
      kind: 'package'
      fileName: string
      verdict: string
      conclusion: string
      claims: ToldClaim[]
      evidenceNo: string | null
    }
  | { kind: 'file'; fileName: string; sha256: string; sm3: string }

/** Whether a file begins with `PK`, as every ZIP does. A package damaged there is treated as any other file. */
const isZip = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

const piece = 4 * 1024 * 1024

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += piece) yield new Uint8Array(await file.slice(at, at + piece).arrayBuffer())
}

/** Verifies a package, or hashes any other file, in this browser; nothing of the file is sent anywhere. */
export const verifyFile = async (file: File, pins: Pins = noPins): Promise<Found> => {
  if (!(await isZip(file))) return { kind: 'file', fileName: file.name, ...(await digestsOf(piecesOf(file))) }
  const report = await verifyPackage(() => openZip(blobSource(file)), pins)
  const evidenceNo = report.statement?.evidence ?? null
  return { kind: 'package', fileName: file.name, evidenceNo, ...tellReport(report, 'zh') }
}

/** Reads the portal's own pins. They are not independent of the portal, and the page says so. */
export const askPortal = async (): Promise<Trust> => ({ pins: await call(evidencePinsApi.pins, {}), from: 'portal' })

/** Reads pins from a file that the visitor has kept; undefined if the file does not hold pins. */
export const readTrust = async (file: File): Promise<Trust | undefined> => {
  const pins = readPins(await file.text())
  return pins && { pins, from: 'file' }
}
