import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles } from './project-files.ts'

/** The smallest domain that has all that most domains have: a table, calls that need an actor, a page, demonstration data. */
const MODEL = { folder: 'domains/favourites', many: 'favourites', one: 'favourite' }

/** One lower-case word, which folders, packages and addresses can use. */
const NAME = /^[a-z][a-z0-9]+$/

/**
 * Copies `domains/favourites` to `domains/<name>` with its names replaced, so that a new domain begins as one that runs:
 * table, calls and addresses have the new name, and both domains can run beside each other until the copy has its own
 * content.
 * @param name the domain, usually the plural of a noun (`courses`)
 * @param one the noun in the singular (`course`)
 * @returns the files written, relative to `root`
 * @throws Error when the two are not two lower-case words or the domain exists
 */
export function copyDomain(root: string, name: string, one = name.replace(/s$/, '')): string[] {
  if (!NAME.test(name) || !NAME.test(one) || name === one) {
    throw new Error('A domain has a name and another word for one of its things: npm run new evidence record')
  }
  const files = projectFiles(root)
  if (files.some((path) => path.startsWith(`domains/${name}/`))) throw new Error(`domains/${name} exists already`)
  const change = renaming(name, one)
  return files
    .filter((path) => path.startsWith(`${MODEL.folder}/`))
    .map((path) => {
      const copy = change(path, new Set())
      const text = readFileSync(join(root, path), 'utf8')
      mkdirSync(dirname(join(root, copy)), { recursive: true })
      writeFileSync(join(root, copy), change(text, namesOfOthers(text)))
      return copy
    })
}

/** The lines that the developer must add by hand. */
export function linesToAdd(name: string): string {
  return `Add these lines:

  apps/server/package.json  "@portal/${name}": "0.1.0"
  apps/server/domains.ts    create${capital(name)}Server() from '@portal/${name}/server'
  apps/web/package.json     "@portal/${name}": "0.1.0"
  apps/web/domains.ts       ${name}Web from '@portal/${name}/web'

Then: npm install; npx biome check --write domains/${name}; replace the copied content from domains/${name}/contract
outward; npm run db:change ${name} for its table. npm run check says what is missing.`
}

/** Replaces the model's plural and singular in every word of a text, in the three spellings in which they occur. */
function renaming(name: string, one: string): (text: string, untouched: ReadonlySet<string>) => string {
  const pairs = [
    [MODEL.many, name],
    [MODEL.one, one],
  ].flatMap(([from = '', to = '']) => [
    [from, to],
    [capital(from), capital(to)],
    [from.toUpperCase(), to.toUpperCase()],
  ])
  const renamed = (word: string) => pairs.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), word)
  return (text, untouched) => text.replace(/[\w$]+/g, (word) => (untouched.has(word) ? word : renamed(word)))
}

/** The names that a file imports from other packages: they are not replaced. */
function namesOfOthers(text: string): Set<string> {
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from '@portal\/([\w-]+)/g)
  const others = [...imports].filter(([, , from]) => from !== MODEL.many)
  return new Set(others.flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

if (import.meta.main) {
  const [name = '', one] = process.argv.slice(2)
  try {
    const written = copyDomain('.', name, one)
    console.log(`${written.join('\n')}\n\n${linesToAdd(name)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
