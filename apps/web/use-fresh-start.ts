import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A new page starts at its top and is announced from its beginning; going back keeps the browser's place. */
export const useFreshStart = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, how])
  return main
}
