/** `warning`: somebody should look soon. `fault`: something does not work now. `unknown`: nobody can tell. */
export const healthStates = ['ok', 'warning', 'fault', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]
