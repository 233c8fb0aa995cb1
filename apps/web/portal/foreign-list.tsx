import css from './progress-page.module.css'

/**
 * The operator's page of another host in place of a progress list. It may run and keep its own session, and has no say
 * over the page around it; our own pages let nobody frame them.
 */
export function ForeignList({ title, url }: { title: string; url: string }) {
  return (
    <iframe
      className={css.foreign}
      title={title}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  )
}
