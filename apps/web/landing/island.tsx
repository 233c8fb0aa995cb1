import { noMarkup } from '@portal/platform/web'
import { type ComponentType, createContext, type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** Loads the module of an island. An island is static markup with links, without state. */
export type LoadIsland<P> = () => Promise<{ Island: ComponentType<P> }>

/**
 * Finds the component of an island. The prerenderer provides it; the browser has none, since it finds the island's markup
 * in the document.
 */
export type FindIsland = <P>(load: LoadIsland<P>) => ComponentType<P>
export const IslandFinder = createContext<FindIsland | undefined>(undefined)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Makes an island: a place for markup that never changes. The build writes the markup into the document, and React keeps it
 * there, so that the browser need not load the same content again as a program. The module is loaded only when the user
 * comes from another page.
 */
export const island = <P extends object>(load: LoadIsland<P>) =>
  function Island({ className, ...rest }: P & { className?: string | undefined }) {
    const props = rest as unknown as P
    const box = useRef<HTMLDivElement>(null)
    const find = useContext(IslandFinder)
    const navigate = useNavigate()
    const [Loaded, setLoaded] = useState<ComponentType<P>>()
    useEffect(() => {
      if (box.current?.hasChildNodes()) return
      load()
        .then(({ Island: Part }) => setLoaded(() => Part))
        .catch(reportError)
    }, [])
    /** The links in the prerendered markup are plain anchors; this hands their clicks to the router. */
    const onClick = (event: MouseEvent) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
      if (!href?.startsWith('#/') || !isPlainClick(event) || event.defaultPrevented) return
      event.preventDefault()
      navigate(href.slice(1))
    }
    const Part = Loaded ?? find?.(load)
    if (Part) {
      return (
        <div key="rendered" data-island className={className}>
          <Part {...props} />
        </div>
      )
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one clicks or presses Enter on.
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
      <div
        key="kept"
        ref={box}
        data-island
        className={className}
        onClick={onClick}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; the markup of the document stays.
        dangerouslySetInnerHTML={{ __html: noMarkup }}
      />
    )
  }
