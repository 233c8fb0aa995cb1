import type { Pins } from '@portal/proofs/proof'
import { cardFolder } from '../package/layout.ts'
import type { SealedStatement } from '../statement/statement.ts'
import { cardFindings } from './card-claim.ts'
import { type Contents, filesIn } from './contents.ts'
import type { CardFact } from './findings.ts'
import type { Claim } from './reasons.ts'
import { renewalClaim } from './renewal-claim.ts'
import type { TimeFindings } from './time-claims.ts'

export type Beside = { claims: Claim[]; card: CardFact | null }

/** Judges what lies in subfolders beside the proofs of a statement: its time card, and the renewals of its time-stamps. */
export const besideClaims = async (
  contents: Contents,
  input: { folder: string; statement: SealedStatement; proofs: TimeFindings; pins: Pins },
): Promise<Beside> => {
  const { folder, statement, proofs, pins } = input
  const { log } = proofs
  const card = await cardFindings({ statement, files: filesIn(contents, `${folder}${cardFolder}`), log, pins })
  const renewal = await renewalClaim({ contents, folder, tokens: proofs.tokens, log, pins })
  return { claims: [card.claim, renewal], card: card.card }
}
