/** A patent with its predicted chance to live, between 0 and 1 and neither of them, and what became of it. */
export type PredictedCase = { readonly predicted: number; readonly isAlive: boolean }

const mostSteps = 50
const close = 1e-9

/**
 * The slope of a logistic regression of what happened on the log odds of what was predicted (Cox, Biometrika 1958): 1 where
 * the predictions are as spread as they should be, less where they are too bold. Found by Newton's steps; null where they
 * come to no end, as for predictions that tell both sides apart without a fault.
 */
export const calibrationSlope = (cases: readonly PredictedCase[]): number | null => {
  const odds = cases.map(({ predicted, isAlive }) => ({ x: Math.log(predicted / (1 - predicted)), y: isAlive ? 1 : 0 }))
  let [level, slope] = [0, 0]
  for (let step = 0; step < mostSteps; step += 1) {
    let [pull, pullX, weight, weightX, weightXX] = [0, 0, 0, 0, 0]
    for (const { x, y } of odds) {
      const chance = 1 / (1 + Math.exp(-level - slope * x))
      const certainty = chance * (1 - chance)
      pull += y - chance
      pullX += (y - chance) * x
      weight += certainty
      weightX += certainty * x
      weightXX += certainty * x * x
    }
    const determinant = weight * weightXX - weightX * weightX
    const [up, tilt] = [
      (weightXX * pull - weightX * pullX) / determinant,
      (weight * pullX - weightX * pull) / determinant,
    ]
    if (!Number.isFinite(up) || !Number.isFinite(tilt)) return null
    level += up
    slope += tilt
    if (Math.abs(up) < close && Math.abs(tilt) < close) return slope
  }
  return null
}
