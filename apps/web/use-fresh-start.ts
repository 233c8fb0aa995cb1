import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A new page starts at its top and is announced from its beginning. Going back keeps the browser's place, and a redirect
 * on arrival leaves the focus where a fresh document has it, so that the skip link comes first.
 */
export const useFreshStart = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (how !== 'PUSH') return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, how])
  return main
}
