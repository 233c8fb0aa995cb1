export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToastMessage {
  id: number
  text: string
  kind: ToastKind
}

/**
 * How long a message stays, in milliseconds. It may go by itself, since warnings and errors are also shown at the place
 * where they arose.
 */
const lifetime: Record<ToastKind, number> = { success: 4000, info: 4000, warning: 6000, error: 6000 }
const mostAtOnce = 3

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()
const clocks = new Map<number, ReturnType<typeof setTimeout>>()

const publish = (next: readonly ToastMessage[]) => {
  messages = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message over the page, and answers its id. A message with the same words is replaced, so that screen
 * readers announce it again.
 */
export const toast = (text: string, kind: ToastKind = 'success'): number => {
  for (const same of messages.filter((message) => message.text === text)) dismissToast(same.id)
  lastId += 1
  for (const oldest of messages.slice(0, 1 - mostAtOnce)) dismissToast(oldest.id)
  publish([...messages, { id: lastId, text, kind }])
  resumeToast(lastId)
  return lastId
}

export const dismissToast = (id: number): void => {
  holdToast(id)
  publish(messages.filter((message) => message.id !== id))
}

/** Keeps a message while the pointer or the focus rests on it. */
export const holdToast = (id: number): void => {
  clearTimeout(clocks.get(id))
  clocks.delete(id)
}

export const resumeToast = (id: number): void => {
  const message = messages.find((candidate) => candidate.id === id)
  if (!message) return
  holdToast(id)
  clocks.set(
    id,
    setTimeout(() => dismissToast(id), lifetime[message.kind]),
  )
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => messages,
}
