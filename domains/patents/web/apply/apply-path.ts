import { registrationPath } from '@portal/platform/web'

/** The value of `active` that the specification gives to the application for a patent. */
export const applyActive = 'sqzl'
export const applyPath = registrationPath(applyActive)
