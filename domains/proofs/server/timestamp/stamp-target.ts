/**
 * What a time-stamp covers: the bytes of a statement, or the text of a checkpoint. That text is the lines that the log signs
 * (origin, size, root, each with its line break), without the empty line and the signatures after them.
 */
export type StampTarget = 'statement' | 'checkpoint'
