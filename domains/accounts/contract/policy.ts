/**
 * The user agreement and privacy policy in force, which whoever registers agrees to. A text that changes what users agree
 * to is a new version; the registration keeps the one that it was made under.
 */
export const policy = { version: '1.3', since: '2026-11-22' } as const
