/**
 * `sent`: the transaction is signed and sent to the chain; `mined`: it stands in a block that may still fall; `final`: that
 * block stays.
 */
export type AnchorState = 'sent' | 'mined' | 'final'
