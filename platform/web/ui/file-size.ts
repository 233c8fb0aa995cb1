const mega = 1_048_576

/** The size that stands beside a file name: in KB, at least 0.1KB, and from 1 MiB on in M; with one decimal. */
export const fileSizeText = (bytes: number): string =>
  bytes >= mega ? `${(bytes / mega).toFixed(1)}M` : `${Math.max(bytes / 1024, 0.1).toFixed(1)}KB`

/** A size as a sentence says it: `1.6 MB`, `340 KB`. */
export const sizeWords = (bytes: number): string =>
  bytes >= 100 * 1024 ? `${(bytes / mega).toFixed(1)} MB` : `${Math.max(Math.round(bytes / 1024), 1)} KB`
