import type { Day } from '@portal/platform/contract'

/** What the server has read of one file. What it could not tell is null. */
export type SeenFile = {
  fileName: string
  sha256: string
  /** False for a file that does not open, or only with a password. */
  readable: boolean
  /** The picture or first page has one colour. */
  blank: boolean
  /** The shorter side of a picture in pixels; null for documents. */
  side: number | null
  /** Whether a picture is less sharp than the small print of a paper needs; null for documents. */
  blurred: boolean | null
  /** The number of pages of a PDF. */
  pages: number | null
  /** The text of the first pages of a PDF: empty where it is a scan, null for other files. */
  text: string | null
}

/** A paper that lies with a right. */
type RightPaper = { kind: string; validUntil: Day | null }

/** What the rules ask of the right that a form was filled from. */
export type RightFacts = {
  obligeeName: string
  rightEndDate: Day | null
  recordals: readonly { recordEndDate: Day | null }[]
  papers?: readonly RightPaper[]
}

/** What only the server knows: it is missing on the page, and the rules that ask for it are then not judged. */
export type Seen = {
  files: readonly SeenFile[]
  right?: RightFacts | undefined
  /** Folds a name for comparison: width, brackets, white space, case and traditional forms make no difference. */
  foldName: (name: string) => string
}

export type Facts = {
  /** The fields of the form by their wire names. */
  values: Readonly<Record<string, unknown>>
  /** The day in Asia/Shanghai. */
  today: Day
  seen?: Seen | undefined
}
