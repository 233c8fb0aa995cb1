import type { OrderedForm, UploadedFile } from '@portal/platform/web'
import { emptyGoods, type SheetFacts, sheetFacts } from '../contract/facts.ts'
import type { PaperView } from '../contract/paper-findings.ts'
import { type PaperKind, paperKinds } from '../contract/papers.ts'
import type { SheetDetail } from '../contract/sheet.ts'

export type PaperValues = { files: UploadedFile[]; validUntil: string }
/** The values of the form of a sheet: those of a saving, and of each file all that its upload answered. */
export type SheetValues = SheetFacts & {
  version: number
  papers: Record<PaperKind, PaperValues>
  /** The right in the vault from which it was filled here. */
  right?: { id: string; version: number } | undefined
}
export type SheetForm = OrderedForm<SheetValues>

const byKind = <T>(partOf: (kind: PaperKind) => T): Record<PaperKind, T> =>
  Object.fromEntries(paperKinds.map((kind) => [kind, partOf(kind)])) as Record<PaperKind, T>

/** A stored sheet as the form shows it; where it has no genuine goods, one empty entry is there to fill in. */
export const valuesOf = ({ version, facts, papers, paperTerms }: SheetDetail): SheetValues => ({
  ...facts,
  goods: facts.goods.length > 0 ? facts.goods : [emptyGoods],
  version,
  papers: byKind((kind) => ({
    files: papers
      .filter((paper) => paper.kind === kind)
      .map(({ id, url, fileName, size, sha256, thumbnail }) => ({ id, url, fileName, size, sha256, thumbnail })),
    validUntil: paperTerms[kind] ?? '',
  })),
})

const partsOf = ({ version: _, right: _right, papers, ...facts }: SheetValues) => ({
  ...facts,
  papers: byKind((kind) => [papers[kind].files.map(({ id }) => id), papers[kind].validUntil]),
})

/** A text that differs when two fillings of a sheet differ; the version and the signatures of links do not count. */
export const textOf = (values: SheetValues): string => JSON.stringify([partsOf(values), values.right])

/** The parts in which two fillings differ after the server's schema has cleaned their values. */
export const differingParts = (mine: SheetValues, theirs: SheetValues): (keyof SheetFacts | 'papers')[] => {
  const settled = (values: SheetValues) => ({ ...partsOf(values), ...sheetFacts.safeParse(values).data })
  const [one, other] = [settled(mine), settled(theirs)]
  return (Object.keys(one) as (keyof typeof one)[]).filter(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  )
}

/**
 * The papers in the shape that `findingsOf` takes: the files of the form, with the survey of each file that the server
 * has stored.
 */
export const paperViewOf = (values: SheetValues, stored: SheetDetail['papers']): PaperView => {
  const surveys = new Map(stored.map(({ id, survey }) => [id, survey]))
  return byKind((kind) => {
    const { files, validUntil } = values.papers[kind]
    return {
      files: files.map(({ id, fileName, sha256 }) => ({ fileName, sha256, survey: surveys.get(id) ?? null })),
      validUntil,
    }
  })
}
