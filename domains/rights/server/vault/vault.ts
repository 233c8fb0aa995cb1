import { keepThings } from './keep-things.ts'
import { findRecordals, findRight, getRightToUse } from './read-vault.ts'

/** What a domain whose records are about rights asks of the vault; the composition root hands it over. */
export const rightVault = {
  findRecordals,
  findRight,
  getRight: getRightToUse,
  keep: keepThings,
}
