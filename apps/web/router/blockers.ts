import { type Blocker, type BlockerFunction, IDLE_BLOCKER, type Location } from 'react-router'

type Step = {
  currentLocation: Location
  nextLocation: Location
  historyAction: Parameters<BlockerFunction>[0]['historyAction']
}

/** Those who may hold up a step until the user has answered, as `useBlocker` registers them. */
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
    /** Holds the step up where somebody wants to; `proceed` takes it once the user agrees. */
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
    /** A step has been taken: whoever held it up is free again. */
    settle: (): Map<string, Blocker> => {
      states = new Map([...states.keys()].map((key) => [key, IDLE_BLOCKER]))
      return states
    },
  }
}
