import { call } from '@portal/platform/web'
import { noPins, type Pins, readPins } from '@portal/proofs/proof'
import { evidencePinsApi } from '../../contract/pins-endpoints.ts'
import { blobSource } from '../../proof/package/blob-source.ts'
import { digestsOf } from '../../proof/package/digests.ts'
import { openZip } from '../../proof/package/open-zip.ts'
import { tellReport } from '../../proof/verify/tell.ts'
import { verifyPackage } from '../../proof/verify/verify-package.ts'

// Loaded with the first file or pins: the code of all proofs is larger than the page.

/** Whose keys and roots are believed. */
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

/** `PK`: the first bytes of a ZIP. A package damaged there is told as what it then is, a file like any other. */
const isZip = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

const piece = 4 * 1024 * 1024

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += piece) yield new Uint8Array(await file.slice(at, at + piece).arrayBuffer())
}

/** Judges a file in this browser; nothing of it is sent anywhere. */
export const verifyFile = async (file: File, pins: Pins = noPins): Promise<Found> => {
  if (!(await isZip(file))) return { kind: 'file', fileName: file.name, ...(await digestsOf(piecesOf(file))) }
  const report = await verifyPackage(() => openZip(blobSource(file)), pins)
  const evidenceNo = report.statement?.evidence ?? null
  return { kind: 'package', fileName: file.name, evidenceNo, ...tellReport(report, 'zh') }
}

/** The portal's own pins: they are not independent of it, and the page says so. */
export const askPortal = async (): Promise<Trust> => ({ pins: await call(evidencePinsApi.pins, {}), from: 'portal' })

/** Pins from a file that the visitor kept; undefined where it is none. */
export const readTrust = async (file: File): Promise<Trust | undefined> => {
  const pins = readPins(await file.text())
  return pins && { pins, from: 'file' }
}
