import css from './progress-page.module.css'

/**
 * Shows a page of another host, which the operator has configured, in place of a progress list. That page may run scripts
 * and keep its own session, but cannot change the page around it. It is another host, since our own pages forbid to be
 * framed.
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
