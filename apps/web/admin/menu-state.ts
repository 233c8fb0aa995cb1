import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const key = 'portal.admin-menu-expanded'

export type MenuState = {
  /** 190 px with words, or 50 px with icons; kept in this browser. */
  isExpanded: boolean
  toggle: () => void
  expand: () => void
  /** On a narrow screen the menu lies over the page. */
  isDrawerOpen: boolean
  openDrawer: () => void
  closeDrawer: () => void
}

/** Whether the side menu is wide, narrow or, on a phone, over the page. */
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
