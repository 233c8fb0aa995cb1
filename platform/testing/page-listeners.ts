import { isOurs, placeOf } from './set-by.ts'

type Listening = [type: string, listener: EventListener, options?: AddEventListenerOptions]

/**
 * Notes what our own modules listen to on the window and the document, and answers how to end it all: they are loaded
 * anew for each file, and what those of the last one heard would reach its pages.
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
