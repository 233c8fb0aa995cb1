export { blobSource } from './package/blob-source.ts'
export { digestsOf } from './package/digests.ts'
export { packagePaths } from './package/layout.ts'
export { openZip } from './package/open-zip.ts'
export {
  type ByteSource,
  ensureSafePath,
  type PackageEntry,
  packageLimits,
  readWhole,
  unwrapped,
} from './package/package-entry.ts'
export { packageError } from './package/package-fault.ts'
export { encodeCanonical } from './statement/canonical.ts'
export { manifestText } from './statement/manifest.ts'
export {
  encodeStatement,
  isSealed,
  readStatement,
  type SealedStatement,
  type Statement,
  type StatementFile,
  statementVersion,
} from './statement/statement.ts'
export type { Verdict } from './verify/reasons.ts'
export type { Report } from './verify/report.ts'
export { type Language, type ToldReport, tellReport } from './verify/tell.ts'
export { verifyPackage } from './verify/verify-package.ts'
