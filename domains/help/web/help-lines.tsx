import { findService, type HelpLine, Icon, LinkButton, Quiet } from '@portal/platform/web'
import { sourceText } from '../contract/line.ts'
import css from './help.module.css'

/** The source of a statement that rests on a law or an official page. The end of the page says what the other lines rest on. */
function Ground({ line }: { line: HelpLine }) {
  return (
    <Quiet className={css.ground}>
      依据：{sourceText(line)}；核对于 {line.checkedOn}
    </Quiet>
  )
}

/** The pages that lines lead to and that are no services, by their names. */
export const pageNames: Readonly<Record<string, string>> = { '/home/rights': '权利台账' }

/** A button that leads to the service or page which a line names. */
function Way({ to }: { to: string }) {
  const name = findService(to)?.title ?? pageNames[to]
  if (name === undefined) return null
  return (
    <LinkButton to={to} variant="primary" className={css.way}>
      {name}
      <Icon name="right" size={16} />
    </LinkButton>
  )
}

/** The lines of a help page; they are numbered where one does them in this order. */
export function HelpLines({ lines, isOrdered = false }: { lines: readonly HelpLine[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`${css.lines} ${isOrdered ? 'counted' : ''}`}>
      {lines.map((line) => (
        <li key={line.text}>
          <div>
            <p>{line.text}</p>
            {line.source.level !== 'P' && <Ground line={line} />}
            {line.to !== undefined && <Way to={line.to} />}
          </div>
        </li>
      ))}
    </List>
  )
}
