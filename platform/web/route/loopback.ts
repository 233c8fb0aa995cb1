const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether a host (as `location.hostname` has it) is this device itself, which no phone reaches by that name. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname)
