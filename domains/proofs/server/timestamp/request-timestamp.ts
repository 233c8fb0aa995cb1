import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { MessageImprint, TimeStampReq } from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import type { Ctx } from '@portal/platform/server'
import type { TimestampFault } from '../../proof/timestamp/faults.ts'
import { type TimestampFacts, verifyTimestamp } from '../../proof/timestamp/verify-timestamp.ts'
import type { Authority } from './authority.ts'
import { readAnswer } from './read-answer.ts'

/** How far the authority's clock and ours may differ; a larger difference is an alarm, since one of the two is wrong. */
const toleranceMs = 5 * 60_000
const withinMs = 10_000
const maxBytes = 64 * 1024

const oids = { sha256: '2.16.840.1.101.3.4.2.1', sm3: '1.2.156.10197.1.401' }

export type StampAnswer =
  | { kind: 'stamp'; response: Uint8Array; facts: TimestampFacts }
  /** The authority answered, and its answer failed verification. */
  | { kind: 'refused'; response: Uint8Array; fault: TimestampFault }
  /** The authority did not answer, or answered without a stamp. */
  | { kind: 'unavailable'; fault: string }

/** The digests of what is to be stamped, in hex. */
export type Stamped = { sha256: string; sm3: string }

/** A random nonce as a positive DER number, which is the form in which it comes back. */
const nonceOf = (ctx: Pick<Ctx, 'chance'>): Uint8Array => {
  const nonce = Uint8Array.from(ctx.chance(16))
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return nonce
}

const requestOf = (stamped: Stamped, { hash }: Authority, nonce: Uint8Array): Uint8Array =>
  new Uint8Array(
    AsnConvert.serialize(
      new TimeStampReq({
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithm: oids[hash], parameters: null }),
          hashedMessage: new OctetString(Uint8Array.from(Buffer.from(stamped[hash], 'hex'))),
        }),
        nonce: Uint8Array.from(nonce).buffer,
        certReq: true,
      }),
    ),
  )

/** Asks one authority once for one stamp (RFC 3161 over HTTP), and verifies the answer before anyone relies on it. */
export const requestTimestamp = async (
  ctx: Pick<Ctx, 'now' | 'chance'>,
  authority: Authority,
  stamped: Stamped,
  within = withinMs,
): Promise<StampAnswer> => {
  const nonce = nonceOf(ctx)
  const body = Uint8Array.from(requestOf(stamped, authority, nonce))
  const answer = await readAnswer(
    authority.url,
    { method: 'POST', headers: { 'content-type': 'application/timestamp-query' }, body },
    { within, maxBytes },
  )
  if ('fault' in answer) return { kind: 'unavailable', fault: answer.fault }
  const verdict = await verifyTimestamp({
    token: answer.bytes,
    data: { sha256: stamped.sha256, sm3: stamped.sm3 },
    roots: authority.roots,
    policies: authority.policies,
    request: { nonce, at: ctx.now().getTime(), tolerance: toleranceMs },
  })
  if (verdict.ok) return { kind: 'stamp', response: answer.bytes, facts: verdict.facts }
  // A refusal to stamp is an honest answer of the authority, which may answer otherwise the next time.
  if (verdict.fault === 'not_granted') return { kind: 'unavailable', fault: verdict.fault }
  return { kind: 'refused', response: answer.bytes, fault: verdict.fault }
}
