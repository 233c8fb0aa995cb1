import type { PaperKind as RightPaperKind } from '@portal/rights/contract'
import type { PaperKind } from './papers.ts'

const places: Partial<Record<RightPaperKind, PaperKind>> = {
  certificate: 'certificate',
  identity: 'identity',
  photo: 'goodsPhotos',
  licence: 'licences',
  powerOfAttorney: 'powerOfAttorney',
}

/** Where a paper of a right goes in a sheet; undefined where the sheet has no place for its kind. */
export const placeOfRightPaper = (kind: RightPaperKind): PaperKind | undefined => places[kind]

/** The kinds of a right's papers for which a sheet has a place. */
export const rightPaperKinds = Object.keys(places) as RightPaperKind[]
