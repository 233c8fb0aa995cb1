/** @param {string} text */
export const say = (text) => {
  process.stdout.write(`${text}\n`)
}

/** @param {number} from */
export const secondsSince = (from) => `${((Date.now() - from) / 1000).toFixed(1)} 秒`

/**
 * Shows a slow step with its time; on a terminal the seconds count up.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (title, work) => {
  const from = Date.now()
  const live = process.stdout.isTTY
  process.stdout.write(live ? `· ${title} …` : `· ${title} …\n`)
  const ticking = live
    ? setInterval(() => process.stdout.write(`\r· ${title} … ${secondsSince(from)}`), 1000)
    : undefined
  try {
    const result = await work()
    process.stdout.write(
      `${live ? '\r' : ''}✓ ${title}（${secondsSince(from)}）\u001b[K\n`.replace(live ? '' : '\u001b[K', ''),
    )
    return result
  } catch (error) {
    process.stdout.write(live ? '\n' : '')
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/**
 * Does work that runs beside a step of its own line: only its end is shown, in a line above the step's.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
export const besideStep = async (title, work) => {
  const from = Date.now()
  await work()
  const line = `✓ ${title}（${secondsSince(from)}）`
  say(process.stdout.isTTY ? `\r${line}\u001b[K` : line)
}
