import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const key = 'portal.admin-menu-expanded'

export type MenuState = {
  /** Whether the side menu is 190 px wide with words, or 50 px wide with icons only; kept in this browser. */
  isExpanded: boolean
  toggle: () => void
  expand: () => void
  /** Whether the menu is open on a narrow screen, where it lies over the page. */
  isDrawerOpen: boolean
  openDrawer: () => void
  closeDrawer: () => void
}

/** The state of the side menu: wide or narrow, and on a phone open over the page or closed. */
export const useMenuState = (): MenuState => {
  const [isExpanded, setExpanded] = useState(() => localStorage.getItem(key) !== 'false')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { key: navigation } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer, also one to the same page.
  useEffect(() => setDrawerOpen(false), [navigation])
  const keep = useCallback((next: boolean) => {
    localStorage.setItem(key, String(next))
    setExpanded(next)
  }, [])
  return {
    isExpanded,
    toggle: () => keep(!isExpanded),
    expand: () => keep(true),
    isDrawerOpen,
    openDrawer: () => setDrawerOpen(true),
    closeDrawer: () => setDrawerOpen(false),
  }
}
