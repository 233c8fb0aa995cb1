/**
 * What a time-stamp is over: the bytes of a statement, or the text of a checkpoint, which is the lines that the log signs
 * (origin, size, root, each with its line break), without the empty line and the signatures behind them.
 */
export type StampTarget = 'statement' | 'checkpoint'
