import type { Document } from './document.ts'
import type { Project } from './project.ts'

const NPM = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g
const NODE = /\bnode (?:--[\w=./-]+ )*([\w./-]+\.[cm]?[jt]s)\b/g

/** Reports commands that a document names and that do not exist: npm scripts, and files given to node. */
export function checkCommands(document: Document, { scripts, files }: Project): string[] {
  return document.lines.flatMap((text, index) => {
    const at = `${document.path}:${index + 1}:`
    const scriptsNamed = [...text.matchAll(NPM)].map(([, run, word]) => run ?? word ?? '')
    const filesNamed = [...text.matchAll(NODE)].map(([, file = '']) => file.replace(/^\.\//, ''))
    return [
      ...scriptsNamed.filter((name) => !scripts.has(name)).map((name) => `${at} package.json has no script "${name}"`),
      ...filesNamed.filter((file) => !files.has(file)).map((file) => `${at} node ${file}: no such file`),
    ]
  })
}
