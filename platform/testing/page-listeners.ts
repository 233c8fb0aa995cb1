import { isOurs, placeOf } from './set-by.ts'

type Listening = [type: string, listener: EventListener, options?: AddEventListenerOptions]

/**
 * Notes the listeners that the portal's own modules add to the window and the document, and answers how to remove them all.
 * The modules are loaded anew for each test file, and the listeners of the last file would otherwise act on the pages of
 * the next.
 */
export const watchListeners = (): (() => void) => {
  const ends = [window, document].map((target: EventTarget) => {
    const add = target.addEventListener
    const isOwn = Object.hasOwn(target, 'addEventListener')
    const heard: Listening[] = []
    const listen = (...listening: Listening) => {
      if (isOurs(placeOf(new Error('listens')))) heard.push(listening)
      add.apply(target, listening)
    }
    Object.assign(target, { addEventListener: listen })
    return () => {
      if (isOwn) target.addEventListener = add
      else Reflect.deleteProperty(target, 'addEventListener')
      for (const listening of heard) target.removeEventListener(...listening)
    }
  })
  return () => {
    for (const end of ends) end()
  }
}
