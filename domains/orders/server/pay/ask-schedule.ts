const second = 1_000
const minute = 60 * second

/** How long after its birth an attempt is asked about, and the pause from then on. */
const afterBirth = [15 * second, 30 * second, minute, 2 * minute, 5 * minute, 10 * minute]
const laterEvery = 30 * minute

/** The pauses between the questions about an attempt whose order is closing, and the pause from then on. */
const whileClosing = [15 * second, 30 * second, minute, 5 * minute, 15 * minute]
const closingLaterEvery = 60 * minute

/** When an attempt that was born at `createTime` is asked about next. */
export const nextAsk = (createTime: Date, now: Date): Date => {
  const age = now.getTime() - createTime.getTime()
  const next = afterBirth.find((after) => after > age)
  return new Date(next === undefined ? now.getTime() + laterEvery : createTime.getTime() + next)
}

/** When an attempt that is to end is asked about next, after it was asked `asked` times. */
export const nextAskWhileClosing = (asked: number, now: Date): Date =>
  new Date(now.getTime() + (whileClosing[asked - 1] ?? closingLaterEvery))
