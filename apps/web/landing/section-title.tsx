import css from './section.module.css'

/** The centred heading of a landing section. */
export function SectionTitle({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <header className={css.title}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </header>
  )
}
