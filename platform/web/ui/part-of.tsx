import { type ComponentType, createElement } from 'react'
import { type LoadPart, useLoaded } from './use-loaded.ts'

/**
 * A component that is loaded when it is first drawn, as by `useLoaded`; `Waiting` keeps its place until then. Forms use it
 * in place of React's `lazy`, which takes the whole page away when the network fails.
 */
export const partOf = <P extends object>(load: LoadPart<P>, Waiting?: ComponentType<P>): ComponentType<P> => {
  let known: ComponentType<P> | undefined
  return function Part(props: P) {
    const Loaded = useLoaded(load, known === undefined)
    known ??= Loaded
    const Shown = known ?? Waiting
    return Shown === undefined ? null : createElement(Shown, props)
  }
}
