import { renewalFolder, renewalList } from '../package/layout.ts'
import { type Contents, filesIn } from './contents.ts'

/** The most renewals to read: at one a year, more than any certificate lasts. */
const most = 99

/** A token that a renewal list names by its SHA-256 (hex), with the SHA-256 of the revocation lists that were kept with it. */
export type Listed = { token: string; lists: string[] }

const form = /^cn\.ip-evidence\.renewal\/1\n(?:token [0-9a-f]{64}\n(?:crl [0-9a-f]{64}\n)*)+$/

/** The tokens that a renewal list names; undefined if the bytes are not such a list. */
export const readList = (bytes: Uint8Array): Listed[] | undefined => {
  const text = new TextDecoder().decode(bytes)
  if (!form.test(text)) return undefined
  const found: Listed[] = []
  for (const [, kind, digest = ''] of text.matchAll(/^(token|crl) ([0-9a-f]{64})$/gm)) {
    if (kind === 'token') found.push({ token: digest, lists: [] })
    else found.at(-1)?.lists.push(digest)
  }
  return found
}

export type Renewal = { list: Uint8Array; listed: Listed[]; folder: string; files: Map<string, Uint8Array> }

/** The renewals in the folder of a statement's proofs, oldest first; undefined if one of them has no valid list. */
export const renewalsIn = (contents: Contents, folder: string): Renewal[] | undefined => {
  const found: Renewal[] = []
  for (let number = 1; number <= most; number += 1) {
    const place = `${folder}${renewalFolder(number)}`
    const files = filesIn(contents, place)
    if (files.size === 0) return found
    const list = files.get(renewalList)
    const listed = list && readList(list)
    if (!list || !listed) return undefined
    found.push({ list, listed, folder: place, files })
  }
  return undefined
}
