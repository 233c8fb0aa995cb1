import { type Blocker, type BlockerFunction, IDLE_BLOCKER, type Location } from 'react-router'

type Step = {
  currentLocation: Location
  nextLocation: Location
  historyAction: Parameters<BlockerFunction>[0]['historyAction']
}

/** Keeps the blockers that `useBlocker` registers: each may hold up a step to another page until the user has answered. */
export const blockersOf = (publish: (blockers: Map<string, Blocker>) => void) => {
  const asked = new Map<string, BlockerFunction>()
  let states = new Map<string, Blocker>()
  const set = (key: string, blocker: Blocker): void => {
    states = new Map(states).set(key, blocker)
    publish(states)
  }
  return {
    states: () => states,
    get: (key: string, ask: BlockerFunction): Blocker => {
      asked.set(key, ask)
      return states.get(key) ?? IDLE_BLOCKER
    },
    remove: (key: string): void => {
      asked.delete(key)
      states = new Map(states)
      states.delete(key)
    },
    /** Holds the step up if a blocker wants to, and answers whether one did; `proceed` takes the step once the user agrees. */
    holds: (step: Step, proceed: () => void): boolean => {
      for (const [key, ask] of asked) {
        if (states.get(key)?.state === 'proceeding' || !ask(step)) continue
        const location = step.nextLocation
        set(key, {
          state: 'blocked',
          location,
          proceed: () => {
            set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
            proceed()
          },
          reset: () => set(key, IDLE_BLOCKER),
        })
        return true
      }
      return false
    },
    /** To be called when a step has been taken: it sets all blockers back to idle. */
    settle: (): Map<string, Blocker> => {
      states = new Map([...states.keys()].map((key) => [key, IDLE_BLOCKER]))
      return states
    },
  }
}
