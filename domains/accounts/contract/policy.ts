/**
 * The user agreement and privacy policy in force, which whoever registers agrees to. A text that changes what users agree
 * to is a new version; the registration keeps the one that it was made under.
 */
export const policy = { version: '1.6', since: '2026-11-28' } as const

/**
 * SHA-256, in hex, of the words of the agreement and of the policy that this version of the portal shows, without the lines that
 * the operator adds about himself. The registration keeps it beside the version: it tells the portal's own words at the time
 * of the registration, not all that the page showed. Whoever changes the words raises the version, and writes down here what
 * `apps/web/privacy.test.tsx` computes.
 */
export const policyTextSha256 = '1a273bef335833f092f21724b495034bfd7bffab3633cde2512f6a4899b135be'
