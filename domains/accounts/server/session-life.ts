import type { UserType } from '../contract/account.ts'

const hour = 60
const day = 24 * hour

/**
 * How long a session lasts, in minutes, unused (`idle`) and at all (`absolute`). The back office's ends sooner, since
 * it reaches everyone's data.
 */
const life = {
  customer: { idle: 8 * hour, absolute: 30 * day },
  provider: { idle: 8 * hour, absolute: 30 * day },
  staff: { idle: 30, absolute: 12 * hour },
} as const satisfies Record<UserType, { idle: number; absolute: number }>

export const sessionLife = (userType: UserType, now: Date): { idleMinutes: number; expiresAt: Date } => ({
  idleMinutes: life[userType].idle,
  expiresAt: new Date(now.getTime() + life[userType].absolute * 60_000),
})
