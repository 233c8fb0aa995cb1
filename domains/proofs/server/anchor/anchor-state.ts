/** `sent` is signed and given to the chain; `mined` stands in a block that may still fall; `final` will not. */
export type AnchorState = 'sent' | 'mined' | 'final'
