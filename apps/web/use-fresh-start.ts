import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the top of a new page and sets the focus on its main part, so that screen readers announce it from its
 * beginning. Going back keeps the browser's place. A redirect on arrival leaves the focus where a fresh document has it, so
 * that the skip link comes first.
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
