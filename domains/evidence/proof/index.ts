export { blobSource } from './package/blob-source.ts'
export { digestsOf } from './package/digests.ts'
export { openZip } from './package/open-zip.ts'
export {
  type ByteSource,
  ensureSafePath,
  type PackageEntry,
  packageLimits,
  unwrapped,
} from './package/package-entry.ts'
export { packageError } from './package/package-fault.ts'
export type { Verdict } from './verify/reasons.ts'
export type { Report } from './verify/report.ts'
export { type Language, type ToldReport, tellReport } from './verify/tell.ts'
export { verifyPackage } from './verify/verify-package.ts'
