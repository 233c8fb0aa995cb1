import { changed, exchanged, flipped, releafed, relist, rewritten, taken, type Unpacked, without } from './tampering.ts'
import type { Tampering } from './tamperings.ts'

const statement = 'evidence/statement.json'
const pulse = 'evidence/card/pulse.txt'
const shown = 'evidence/card/proof.tlog-proof'
const history = 'evidence/card/history.txt'
const cardToken = 'evidence/card/checkpoint.tsr'

type Make = Tampering['make']
type Kind = (name: string, make: Make) => Tampering

const kindOf =
  (claim: string, verdict: Tampering['verdict']): Kind =>
  (name, make) => ({ name, verdict, claim, make: (base, other) => relist(make(base, other)) })

const inStatement = (files: Unpacked, from: string | RegExp, to: string): Unpacked =>
  releafed(rewritten(files, statement, from, to))

const card = kindOf('card', 'INVALID')

/** Made out of a package whose statement names a time card; `other` is another record that names another card. */
export const cardTamperings: readonly Tampering[] = [
  kindOf('log', 'INVALID')('an older state named in the statement', (base) =>
    inStatement(base, /("root":"[^"]+","size":)\d+(?=\},"operator")/, '$11'),
  ),
  kindOf('log', 'INVALID')('a card put into the statement of a photo without one', (base) =>
    inStatement(base, '"paths":["data/12-zhtwTwh.jpg"]', '"paths":["data/01-zzfHt.jpg"]'),
  ),
  card('the pulse of another card', (base, other) => taken(base, pulse, other)),
  card('a bit of the pulse', (base) => flipped(base, pulse, 40)),
  card('the time of the witness in the pulse put forward', (base) =>
    rewritten(base, pulse, /(\u00e2\u0080\u0094 witness\S* \S{12}\/*)[^\s/]/, '$1/'),
  ),
  card('another state of the log with a proof of its own', (base, other) => taken(base, shown, other)),
  card('pulse and proof of another card', (base, other) => taken(taken(base, pulse, other), shown, other)),
  card('the signature of the log taken off the card’s state', (base) =>
    rewritten(base, shown, /\u00e2\u0080\u0094 house[^\n]*\n/, ''),
  ),
  card('the witness taken off the card’s state', (base) =>
    rewritten(base, shown, /\u00e2\u0080\u0094 witness[^\n]*\n/, ''),
  ),
  card('another root of the card’s state', (base) =>
    rewritten(base, shown, /(\n\d+\n)[^\n]{4}(?=[^\n]{40}\n\n)/, '$1AAAA'),
  ),
  card('a bit of the proof that the log went on', (base) => rewritten(base, history, /\n[^0\n](?=[^\n]{43}\n)/, '\n0')),
  card('a hash of that proof left out', (base) => rewritten(base, history, /\n[^\n]{44}(?=\n)/, '')),
  card('that proof from another size', (base) => rewritten(base, history, /^old \d+/, 'old 1')),
  card('the history of another record', (base, other) => taken(base, history, other)),
  card('a history that is none', (base) => changed(base, history, () => Buffer.from('old\n'))),
  card('the token of the statement in place of the card’s', (base) =>
    taken(base, cardToken, base, 'evidence/statement.tsr'),
  ),
  card('a token that the pulse does not name', (base, other) => taken(base, `${cardToken}.2`, other, cardToken)),
  kindOf('card', 'PARTIAL')('the pulse withheld', (base) => without(base, pulse)),
  kindOf('card', 'PARTIAL')('all that proves the card withheld', (base) =>
    without(base, pulse, shown, history, cardToken),
  ),
]

const list = 'evidence/renewal/1/list.txt'
const renewal = kindOf('renewal', 'INVALID')

/** Made out of a package whose stamps were renewed once; `other` is another record, renewed too. */
export const renewalTamperings: readonly Tampering[] = [
  renewal('the list of another record', (base, other) => taken(base, list, other)),
  renewal('a whole renewal of another record', (base, other) =>
    [...other.keys()]
      .filter((path) => path.startsWith('evidence/renewal/1/'))
      .reduce((files, path) => taken(files, path, other), base),
  ),
  renewal('a token added to the list', (base) =>
    changed(base, list, (bytes) => Buffer.concat([bytes, Buffer.from(`token ${'ab'.repeat(32)}\n`)])),
  ),
  renewal('a line that is none', (base) => changed(base, list, (bytes) => Buffer.concat([bytes, Buffer.from('x\n')]))),
  renewal('the list taken away', (base) => without(base, list)),
  renewal('the leaf of the list rewritten', (base) =>
    rewritten(base, 'evidence/renewal/1/leaf.txt', /sm3 ..../, 'sm3 0000'),
  ),
  renewal('a bit of the token over the list', (base) => flipped(base, 'evidence/renewal/1/statement.tsr', -5)),
  renewal('the tokens of the list exchanged', (base) =>
    exchanged(base, 'evidence/renewal/1/statement.tsr', 'evidence/renewal/1/checkpoint.tsr'),
  ),
  renewal('the proof of the statement for the list', (base) =>
    taken(base, 'evidence/renewal/1/proof.tlog-proof', base, 'evidence/proof.tlog-proof'),
  ),
  renewal('the witness of the list taken away', (base) =>
    ['proof.tlog-proof', 'checkpoint.txt'].reduce(
      (files, name) => rewritten(files, `evidence/renewal/1/${name}`, /\u00e2\u0080\u0094 witness[^\n]*\n/, ''),
      base,
    ),
  ),
  kindOf('renewal', 'PARTIAL')('the tokens of the list withheld', (base) =>
    without(base, 'evidence/renewal/1/statement.tsr', 'evidence/renewal/1/checkpoint.tsr'),
  ),
  kindOf('renewal', 'CANNOT_TELL')('the log’s proof of the list withheld', (base) =>
    without(base, 'evidence/renewal/1/proof.tlog-proof'),
  ),
  kindOf('time', 'INVALID')('the renewed token replaced by another’s', (base, other) =>
    taken(base, 'evidence/statement.tsr', other),
  ),
]
