import css from './desk.module.css'

export function SourceLink({ url }: { url: string }) {
  if (url === '') return <>（未填写）</>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
      {url}
      <span className="sr-only">（在新窗口打开）</span>
    </a>
  )
}
